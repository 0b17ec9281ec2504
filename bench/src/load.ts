import { Agent, request } from 'node:http';

/** Requests under way at once, over connections that stay open; each client waits for its answer. */
export const CLIENTS = 16;

/** One call; `path` is appended to the server's address. */
export interface Call {
  method: string;
  path: string;
  token: string;
  body?: object;
}

/** Sends one request. @returns the parsed answer. @throws when it is not 200 */
function send(url: string, agent: Agent, call: Call): Promise<Record<string, unknown>> {
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  const headers: Record<string, string | number> = { authorization: `Bearer ${call.token}` };
  if (body === undefined) headers['content-length'] = 0;
  else {
    headers['content-type'] = 'application/json';
    headers['content-length'] = Buffer.byteLength(body);
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(url + call.path, { method: call.method, agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (answer.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${call.method} ${call.path}: ${answer.statusCode} ${text}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** A phase of load ends at whichever comes first. */
export interface Bounds {
  requests: number;
  ms: number;
}

/**
 * Sends requests from {@link CLIENTS} clients and checks each answer.
 *
 * @returns how many were answered
 * @throws at the first answer that is not 200, or that `accepts` refuses
 */
export async function sendMany(
  url: string,
  bounds: Bounds,
  callOf: (client: number) => Call,
  accepts: (answer: Record<string, unknown>) => boolean,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const end = Date.now() + bounds.ms;
  let sent = 0;
  const client = async (n: number) => {
    while (sent < bounds.requests && Date.now() < end) {
      sent += 1;
      const answer = await send(url, agent, callOf(n));
      if (!accepts(answer)) throw new Error(`Unexpected answer: ${JSON.stringify(answer)}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
    return sent;
  } finally {
    agent.destroy();
  }
}
