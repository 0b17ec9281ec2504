import { Agent, request } from 'node:http';

/** Concurrent clients, on connections that stay open; each waits for its response before the next request. */
export const CLIENTS = 16;

/** One call; `path` is appended to the server's address. */
export interface Call {
  method: string;
  path: string;
  token: string;
  /** Sent as JSON; undefined sends no body. */
  body?: unknown;
}

type Answer = Record<string, unknown>;

/** Connections to one server, opened when needed and kept for the next request. */
export class Connections {
  private readonly agent: Agent;

  constructor(
    private readonly url: string,
    most: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: most });
  }

  /** Sends one request. @returns the parsed answer. @throws when it is not 2xx */
  send(call: Call): Promise<Answer> {
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    const headers: Record<string, string | number> = { authorization: `Bearer ${call.token}` };
    if (body === undefined) headers['content-length'] = 0;
    else {
      headers['content-type'] = 'application/json';
      headers['content-length'] = Buffer.byteLength(body);
    }
    const options = { method: call.method, agent: this.agent, headers };
    return new Promise((resolve, reject) => {
      const outgoing = request(this.url + call.path, options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const { statusCode = 0 } = answer;
          if (statusCode >= 200 && statusCode < 300) resolve(JSON.parse(text));
          else reject(new Error(`${call.method} ${call.path}: ${statusCode} ${text}`));
        });
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** A load phase ends at whichever comes first. */
export interface Bounds {
  requests: number;
  ms: number;
}

/**
 * Sends requests from {@link CLIENTS} clients and checks each answer.
 *
 * @returns how many were answered
 * @throws at the first answer that is not 2xx, or that `accepts` refuses
 */
export async function sendMany(
  url: string,
  bounds: Bounds,
  callOf: (client: number) => Call,
  accepts: (answer: Answer) => boolean,
): Promise<number> {
  const connections = new Connections(url, CLIENTS);
  const end = Date.now() + bounds.ms;
  let sent = 0;
  const client = async (n: number) => {
    while (sent < bounds.requests && Date.now() < end) {
      sent += 1;
      const answer = await connections.send(callOf(n));
      if (!accepts(answer)) throw new Error(`Unexpected answer: ${JSON.stringify(answer)}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
    return sent;
  } finally {
    connections.close();
  }
}

/** Sends all calls at the same moment, each over its own connection. @returns what failed */
export async function sendAtOnce(url: string, calls: readonly Call[]): Promise<string[]> {
  const connections = new Connections(url, calls.length);
  const outcomes = await Promise.allSettled(calls.map((call) => connections.send(call)));
  connections.close();
  return outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason)] : [],
  );
}
