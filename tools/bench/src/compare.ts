import { startBare } from './bare.js';
import { cpuMicros, percentile } from './figures.js';
import { type Call, sendMany } from './load.js';
import { BARE_PORT, type Stack } from './stack.js';

/** Many short rounds, so that other work on the machine disturbs all servers alike. */
const ROUNDS = 9;
/** How many requests it takes until the code is compiled; the API has far more code than the bare server. */
const WARM_UP = {
  api: { requests: 20_000, ms: 35_000 },
  bare: { requests: 5_000, ms: 6_000 },
};
/** On a quiet machine the number of requests ends a round, on a busy one the time. */
const ROUND = { requests: 2_000, ms: 1_000 };
/** The product's CPU per request, as a multiple of the bare server's. */
const TARGET = 1.6;

interface Operation {
  callOf: (client: number) => Call;
  accepts: (answer: Record<string, unknown>) => boolean;
}

interface Server {
  name: string;
  url: string;
  pid: number;
  /** CPU µs per request, one for each round. */
  figures: number[];
  /** Requests in all rounds, and before them. */
  requests: number;
  warmUp: number;
}

function unmeasured() {
  return { figures: [], requests: 0, warmUp: 0 };
}

/** Starts the limit that the target names, and a fairer one that verifies tokens, as any server must. */
async function startLimits(stack: Stack): Promise<Server[]> {
  const [literal, honest] = await Promise.all([
    startBare(stack, false, BARE_PORT),
    startBare(stack, true, BARE_PORT + 1),
  ]);
  return [
    { name: 'bare, same SQL, token not verified', ...literal, ...unmeasured() },
    { name: 'bare, same SQL, ES256 verified with jose', ...honest, ...unmeasured() },
  ];
}

function report(api: Server, limits: readonly Server[]): void {
  console.log('CPU µs per request: median (rounds); requests in the warm-up, and in all rounds');
  for (const server of [api, ...limits]) {
    const rounds = server.figures.map((value) => value.toFixed(0)).join(', ');
    const median = percentile(server.figures, 0.5).toFixed(0).padStart(5);
    console.log(
      `  ${server.name.padEnd(40)} ${median}  (${rounds}); ${server.warmUp} + ${server.requests}`,
    );
    if (server === api) continue;
    // One ratio per round, because both of its sides were measured within seconds of each other.
    const ratios = api.figures.map((value, round) => value / (server.figures[round] ?? Number.NaN));
    const ratio = percentile(ratios, 0.5);
    const verdict = ratio <= TARGET ? 'meets' : 'misses';
    console.log(`    API is ${ratio.toFixed(2)}x of it: ${verdict} ${TARGET}`);
  }
}

/** Measures the API and the bare servers in turns, and prints the table. */
export async function compare(stack: Stack, { callOf, accepts }: Operation): Promise<void> {
  const api: Server = { name: 'API', url: stack.apiUrl, pid: stack.api.pid, ...unmeasured() };
  const limits = await startLimits(stack);
  const servers = [api, ...limits];
  for (const server of servers) {
    const bounds = server === api ? WARM_UP.api : WARM_UP.bare;
    server.warmUp = await sendMany(server.url, bounds, callOf, accepts);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const server of servers) {
      const before = cpuMicros(server.pid);
      const done = await sendMany(server.url, ROUND, callOf, accepts);
      server.figures.push((cpuMicros(server.pid) - before) / done);
      server.requests += done;
    }
  }
  report(api, limits);
}
