import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { isBroken } from './broken.js';
import { type Answer, ApiProcess, type TestSession } from './harness.js';
import {
  type Caller,
  type Description,
  type HostileRequest,
  hostileRequests,
} from './hostile-requests.js';

let api: ApiProcess;
beforeAll(async () => {
  api = await ApiProcess.start({ RATE_LIMIT_FACTOR: '10000' });
});
afterAll(() => api.stop());

/** Checks answers against the description: it has their status, and JSON has the shape it says. */
function contractOf({ paths, components }: Description) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'api', components });
  const checks = new Map<string, ReturnType<typeof ajv.compile>>();
  return ({ method, pattern }: HostileRequest, answer: Answer): string | undefined => {
    const declared = paths[pattern]?.[method.toLowerCase()]?.responses ?? {};
    const { status, text, body } = answer;
    const named =
      declared[status] === undefined && status < 500 ? `${Math.floor(status / 100)}XX` : status;
    const response = declared[named];
    if (response === undefined) return `${status} is not declared`;
    if (isBroken(answer)) return `${status} is a failure`;
    const schema = response.content?.['application/json']?.schema;
    if (schema === undefined) return undefined;
    if (body === undefined) return `${status} has no JSON but ${text.slice(0, 40)}`;
    const key = `${method} ${pattern} ${named}`;
    const check = checks.get(key) ?? ajv.compile(inside(schema));
    checks.set(key, check);
    return check(body) ? undefined : `${status} has another shape, ${ajv.errorsText(check.errors)}`;
  };
}

/** A schema whose references lead into the description that was added as `api`. */
function inside(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/'));
}

/** Requests at once; a batch is one try of the property. */
const BATCH = 25;
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 10_000);
/** In the name of the test: the same seed makes the same requests again. */
const SEED = Number(process.env.HOSTILE_SEED ?? Date.now());

describe('requests made from the description of the API', () => {
  let description: Description;
  let promised: (request: HostileRequest, answer: Answer) => string | undefined;
  const sessions = new Map<Caller, TestSession>();

  beforeAll(async () => {
    description = (await api.call('GET', '/api/v1/openapi.json')).body;
    promised = contractOf(description);
  });

  /** A caller may end its own session or account; then it's replaced. */
  async function tokenOf(caller: Caller): Promise<string | undefined> {
    if (caller === 'no one') return undefined;
    if (caller === 'a bad token') return 'no.good.token';
    const known = sessions.get(caller);
    if (known !== undefined) {
      const { status } = await api.call('GET', '/auth/v1/user', { token: known.access });
      if (status === 200) return known.access;
    }
    const email = `${caller}-${randomUUID()}@example.org`;
    const made = caller === 'visitor' ? api.visitor() : api[caller](email);
    sessions.set(caller, await made);
    return (await made).access;
  }

  async function failuresOf(batch: readonly HostileRequest[]): Promise<string[]> {
    const tokens = new Map<Caller, string | undefined>();
    for (const caller of new Set(batch.map((request) => request.caller))) {
      tokens.set(caller, await tokenOf(caller));
    }
    const found = await Promise.all(
      batch.map(async (request) => {
        const { method, route, body, caller } = request;
        const token = tokens.get(caller);
        const answer = await api.call(method, route, {
          ...(token === undefined ? {} : { token }),
          ...(body === undefined ? {} : { body }),
        });
        const problem = promised(request, answer);
        return problem === undefined
          ? []
          : [`${problem}: ${JSON.stringify(request)} → ${answer.text.slice(0, 300)}`];
      }),
    );
    return found.flat();
  }

  it(`get no 500 and no answer outside it: ${REQUESTS} of them, seed ${SEED}`, async () => {
    const batches = fc.array(hostileRequests(description), { minLength: BATCH, maxLength: BATCH });
    const failures: string[] = [];
    for (const batch of fc.sample(batches, { numRuns: Math.ceil(REQUESTS / BATCH), seed: SEED })) {
      failures.push(...(await failuresOf(batch)));
    }
    expect(failures).toEqual([]);
    expect(api.service.output()).not.toContain('Unexpected error');
  }, 600_000);
});
