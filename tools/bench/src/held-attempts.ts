import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkKept, copyAttempt, SET_OF_28, Sitting, start } from './attempts.js';
import { startBare } from './bare.js';
import { cpuMicros, percentile } from './figures.js';
import { CLIENTS, Connections, sendMany } from './load.js';
import { BARE_PORT, type Stack } from './stack.js';
import { makeStudents } from './students.js';

/** Attempts held at the same time, step by step; the last is the target. */
const STEPS = [1_000, 2_500, 5_000, 10_000];
const STEP_MS = 30_000;
/** Time between two answers of a student, ms. */
const THINK_MS = { least: 30_000, most: 90_000 };
/** How often each tab reports its presence, as in libs/modules/quizzes/quizzes.limits.ts. */
const PRESENCE_MS = 30_000;
/** The target: p99 of a save, ms. */
const TARGET_MS = 250;

/** As many connections as a proxy in front of the API keeps open to it. */
const CONNECTIONS = 256;

/**
 * The bare server next to it gets 20 saves a second, to show how much delay the machine itself adds.
 */
const PROBE_MS = { least: 800, most: 800 };
const WARM_UP = { requests: 6_000, ms: 10_000 };

interface Counts {
  saves: number[];
  presences: number;
  errors: string[];
}

/** Students who keep saving answers, and the counts of what they did. */
class Room {
  counts: Counts = { saves: [], presences: 0, errors: [] };
  private isOpen = true;
  private readonly underWay = new Set<Promise<void>>();

  /** @param thinkMs time between two answers of a student */
  constructor(
    private readonly connections: Connections,
    private readonly thinkMs: { least: number; most: number },
  ) {}

  /** A student starts saving answers, at a random point between two of them. */
  enter(sitting: Sitting): void {
    const { least, most } = this.thinkMs;
    const think = () => least + Math.random() * (most - least);
    // Measured from when the save was due; otherwise a late client would make the server look fast.
    const save = async (dueAt: number) => {
      await this.connections.send(sitting.next());
      this.counts.saves.push(performance.now() - dueAt);
    };
    this.repeat(Math.random() * think(), think, save);
  }

  /** A student's tab starts reporting its presence. */
  appear(sitting: Sitting): void {
    const appear = async () => {
      await this.connections.send(sitting.presence());
      this.counts.presences += 1;
    };
    this.repeat(Math.random() * PRESENCE_MS, () => PRESENCE_MS, appear);
  }

  /** Everyone leaves; resolves when all requests under way are answered. */
  async close(): Promise<void> {
    this.isOpen = false;
    await Promise.all(this.underWay);
    this.connections.close();
  }

  private repeat(first: number, wait: () => number, act: (dueAt: number) => Promise<void>): void {
    const at = (dueAt: number) =>
      setTimeout(() => void turn(dueAt), dueAt - performance.now()).unref();
    const turn = async (dueAt: number) => {
      if (!this.isOpen) return;
      const done = act(dueAt).catch((error: unknown) => {
        this.counts.errors.push(String(error));
      });
      this.underWay.add(done);
      await done;
      this.underWay.delete(done);
      at(dueAt + wait());
    };
    at(performance.now() + first);
  }
}

/** @returns whether the step meets the target */
function reportStep(held: number, room: Counts, probe: Counts, cpuShare: number): boolean {
  const { saves, presences, errors } = room;
  const [p50, p99] = [0.5, 0.99].map((p) => percentile(saves, p).toFixed(0));
  const bare = [0.5, 0.99].map((p) => percentile(probe.saves, p).toFixed(0));
  const met = errors.length === 0 && percentile(saves, 0.99) <= TARGET_MS;
  console.log(
    `  ${String(held).padStart(6)} held: ${saves.length} saves, p50 ${p50} ms, p99 ${p99} ms; ` +
      `${presences} presences; ${errors.length} errors; API ${(cpuShare * 100).toFixed(0)} % of ` +
      `a core; bare server beside it p50 ${bare[0]} ms, p99 ${bare[1]} ms` +
      `${met ? '' : `; misses ${TARGET_MS} ms or 0 errors`}`,
  );
  for (const error of new Set(errors.slice(0, 3))) console.log(`    ${error}`);
  return met;
}

/** Makes open attempts of 28 questions: the first `most` for the API, {@link CLIENTS} more to warm up. */
async function makeSittings(stack: Stack, most: number): Promise<[Sitting[], Sitting[]]> {
  const [author, ...students] = await makeStudents(stack, most + CLIENTS + 1);
  if (author === undefined) throw new Error('There are no students');
  const { id, items } = await start(stack, author, { ...SET_OF_28, mode: 'exam', time: 2 });
  const ids = await copyAttempt(stack, id, students);
  const sittings = students.map(({ token }, n) => new Sitting(ids[n] ?? '', token, items));
  return [sittings.slice(0, most), sittings.slice(most)];
}

async function warmUp(urls: readonly string[], sittings: readonly Sitting[]): Promise<void> {
  const nextOf = (client: number) => {
    const sitting = sittings[client];
    if (sitting === undefined) throw new Error('More clients than students');
    return sitting.next();
  };
  for (const url of urls) await sendMany(url, WARM_UP, nextOf, ({ stored }) => stored === true);
}

/** How many open attempts the API can hold, at a realistic pace, with quick saves and no errors. */
export async function heldAttempts(stack: Stack): Promise<void> {
  const most = Math.max(...STEPS);
  const [sittings, others] = await makeSittings(stack, most);
  const bare = await startBare(stack, true, BARE_PORT);
  await warmUp([stack.apiUrl, bare.url], others);
  const room = new Room(new Connections(stack.apiUrl, CONNECTIONS), THINK_MS);
  const probe = new Room(new Connections(bare.url, CONNECTIONS), PROBE_MS);
  for (const sitting of others) probe.enter(sitting);
  console.log(`A step takes ${STEP_MS / 1000} s; 30 to 90 s between two answers of a student`);
  let [held, seated] = [0, 0];
  for (const step of STEPS) {
    for (const sitting of sittings.slice(seated, step)) {
      room.enter(sitting);
      room.appear(sitting);
    }
    seated = step;
    room.counts = { saves: [], presences: 0, errors: [] };
    probe.counts = { saves: [], presences: 0, errors: [] };
    const before = cpuMicros(stack.api.pid);
    await sleep(STEP_MS);
    const cpuShare = (cpuMicros(stack.api.pid) - before) / (STEP_MS * 1000);
    if (reportStep(step, room.counts, probe.counts, cpuShare)) held = step;
    // Past the machine's limit, saves would only queue up.
    if (room.counts.errors.length > 0 || percentile(room.counts.saves, 0.5) > TARGET_MS) break;
  }
  await Promise.all([room.close(), probe.close()]);
  await checkKept(stack, [...sittings, ...others]);
  console.log(
    `    ${held} held with 0 errors and p99 <= ${TARGET_MS} ms: ` +
      `${held >= most ? 'meets' : 'misses'} ${most}`,
  );
}
