// A process in which the services of many tests run side by side, each with its own settings, port and
// database: a program is loaded once, and its code is warm for the next test. Arguments: a file for each
// program, whose `start(env)` starts a service and returns how to stop it. Tests that kill, restart or
// read the output of a process start their own (`processes.ts`).
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

interface Hosted {
  stop(): Promise<void>;
}

interface Program {
  start(env: NodeJS.ProcessEnv): Promise<Hosted>;
}

const files = new Map(
  process.argv.slice(2).map((file) => {
    const [name = '', target = ''] = file.split('=');
    return [name, path.resolve(target)];
  }),
);
const running = new Map<string, Hosted>();
let started = 0;

async function start(name: string, env: Record<string, string>): Promise<string> {
  const file = files.get(name);
  if (file === undefined) throw new Error(`Expected one of ${[...files.keys()]}, not ${name}`);
  const program = (await import(pathToFileURL(file).href)) as Program;
  started++;
  const id = String(started);
  running.set(id, await program.start({ ...process.env, ...env }));
  return id;
}

async function stop(id: string): Promise<void> {
  const hosted = running.get(id);
  running.delete(id);
  await hosted?.stop();
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = (request.url ?? '').slice(1);
  try {
    if (request.method === 'POST') {
      response.end(await start(name, (await json(request)) as Record<string, string>));
    } else {
      await stop(name);
      response.end();
    }
  } catch (error) {
    response.writeHead(500).end(error instanceof Error ? (error.stack ?? error.message) : 'Failed');
  }
}

// Each service listens to the signals that end the process.
process.setMaxListeners(0);
const server = createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port);
});
// It ends with the tests, no matter how those end.
process.once('disconnect', () => process.exit(0));
