import { type BodyRule, pathPattern, unusualRules } from '@prepward/contracts/body-rules';
import { BODY_LIMIT } from '@prepward/contracts/http-limits';

/** What the gateway does with a body. */
export interface BodyTreatment {
  /** Bytes. */
  limit: number;
  /** Forwarded as it arrives. */
  streams: boolean;
}

const USUAL: BodyTreatment = { limit: BODY_LIMIT, streams: false };

/** How a request's body is treated, according to the route table. */
export function bodyTreatment(
  rules: readonly BodyRule[],
): (method: string, url: string) => BodyTreatment {
  const unusual = unusualRules(rules).map(({ method, path, limit, form }) => ({
    method,
    pattern: new RegExp(pathPattern(path)),
    treatment: { limit, streams: form === 'stream' },
  }));
  return (method, url) => {
    const [path = ''] = url.split('?');
    const found = unusual.find((rule) => rule.method === method && rule.pattern.test(path));
    return found?.treatment ?? USUAL;
  };
}

/**
 * The same for nginx: the usual limit, and a location for each path whose bodies are unusual. nginx
 * doesn't tell methods apart, so the largest limit of a path counts; the api has the last word.
 */
export function bodyLocations(rules: readonly BodyRule[]): string {
  const byPath = new Map<string, BodyTreatment>();
  for (const { path, limit, form } of unusualRules(rules)) {
    const other = byPath.get(path) ?? { limit: 0, streams: false };
    byPath.set(path, {
      limit: Math.max(limit, other.limit),
      streams: form === 'stream' || other.streams,
    });
  }
  const locations = [...byPath].map(([path, { limit, streams }]) => {
    const lines = [
      'include /etc/prepward/api.conf;',
      `client_max_body_size ${limit};`,
      ...(streams ? ['proxy_request_buffering off;'] : []),
    ];
    return `location ~ "${pathPattern(path)}" {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
  });
  return [`client_max_body_size ${BODY_LIMIT};\n`, ...locations].join('');
}
