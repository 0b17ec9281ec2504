import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeGateway, createGateway } from '@prepward/gateway/gateway';
import { SHELL } from '@prepward/gateway/site-routes';
import { EMBEDDED_PORT } from './ports.js';

const DIST = path.resolve(import.meta.dirname, '../../web/dist');
/** A script's name, and the hash that the bundler gave it. */
const SCRIPT = /^(.+)-([\w-]{8})\.js$/;

function digest(content: string): { hex: string; base64: string } {
  const hash = createHash('sha256').update(content).digest();
  return { hex: hash.toString('hex').slice(0, 32), base64: hash.toString('base64') };
}

/**
 * The built site on its own server, in front of the API of the journeys' product. It can go away, like
 * a lost network, and serve a later release.
 */
export class ReleaseServer {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'prepward-releases-'));
  private gateway: Awaited<ReturnType<typeof createGateway>> | undefined;
  private port = 0;

  constructor() {
    cpSync(DIST, this.folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    this.gateway = await createGateway({
      apiPort: EMBEDDED_PORT,
      faces: { kind: 'built', sites: [{ mount: '', folder: this.folder }] },
      https: false,
      trustProxy: [],
    });
    await this.gateway.listen({ port: this.port, host: 'localhost' });
    this.port = (this.gateway.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const { gateway } = this;
    this.gateway = undefined;
    gateway?.server.closeAllConnections();
    if (gateway) await closeGateway(gateway);
  }

  /** Stops, and leaves nothing behind. */
  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Names of the scripts that the server has now. */
  scripts(): string[] {
    return readdirSync(path.join(this.folder, 'assets')).filter((name) => SCRIPT.test(name));
  }

  /**
   * Replaces this release with a later one: every script gets another name, and the older release's
   * scripts are gone, as after a deployment.
   */
  putLaterRelease(mark: string): void {
    // Without the extension, because that's how the shell names what it preloads.
    const renamed = new Map(
      this.scripts().map((name, n) => [
        name.replace(/\.js$/, ''),
        name.replace(SCRIPT, `$1-${mark}${n}`),
      ]),
    );
    const anyName = new RegExp([...renamed.keys()].join('|'), 'g');
    const before = digest(readFileSync(path.join(this.folder, SHELL), 'utf8'));
    for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (!entry.isFile() || !/\.(html|js|css)$/.test(entry.name)) continue;
      const text = readFileSync(file, 'utf8').replace(anyName, (name) => renamed.get(name) ?? name);
      const name = renamed.get(entry.name.replace(/\.js$/, ''));
      if (name) rmSync(file);
      writeFileSync(name ? path.join(entry.parentPath, `${name}.js`) : file, text);
    }
    const after = digest(readFileSync(path.join(this.folder, SHELL), 'utf8'));
    const worker = path.join(this.folder, 'sw.js');
    const text = readFileSync(worker, 'utf8')
      .replace(before.hex, after.hex)
      .replace(before.base64, after.base64);
    writeFileSync(worker, text);
  }
}
