import { createServer } from 'node:net';

/** Listens and closes at once. @throws the listening error (EADDRINUSE, EACCES, …) */
export function probePort(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** A port on 127.0.0.1 that nothing uses now: the preferred one if it is free. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined) {
    try {
      return await probePort(preferred, '127.0.0.1');
    } catch {
      // Taken since last time: any other will do.
    }
  }
  return probePort(0, '127.0.0.1');
}
