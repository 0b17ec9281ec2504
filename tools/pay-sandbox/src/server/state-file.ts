import { mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { SandboxState } from '../engine/index.js';
import type { Delivery } from './deliveries.js';

/** Everything that must survive a restart. */
export interface KeptState {
  version: 1;
  /** How far the sandbox's clock is ahead of the real one, ms. */
  offsetMs: number;
  /** Webhooks are collected instead of sent. */
  held: boolean;
  engine: SandboxState;
  deliveries: Delivery[];
}

const kept = z.looseObject({
  version: z.literal(1),
  offsetMs: z.number().min(0),
  held: z.boolean(),
  engine: z.looseObject({ now: z.number(), events: z.array(z.unknown()) }),
  deliveries: z.array(z.looseObject({ id: z.string(), eventId: z.string() })),
});

/** One JSON file, replaced as a whole: after a power cut it's the old one or the new one. */
export class StateFile {
  private writing: Promise<void> = Promise.resolve();
  private queued: Promise<void> | undefined;

  constructor(private readonly file: string) {
    mkdirSync(path.dirname(file), { recursive: true });
  }

  /** The saved state; undefined at the first start. @throws an Error that names the file if it's unusable */
  load(): KeptState | undefined {
    let text: string;
    try {
      text = readFileSync(this.file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    try {
      return kept.parse(JSON.parse(text)) as unknown as KeptState;
    } catch (error) {
      throw new Error(
        `${this.file} is not what the payment sandbox keeps. Remove it to begin again with an empty sandbox.`,
        { cause: error },
      );
    }
  }

  /** Resolves once the file has the state that `state` returns at some time after this call. */
  save(state: () => KeptState): Promise<void> {
    this.queued ??= this.writing
      .catch(() => undefined)
      .then(() => {
        this.queued = undefined;
        this.writing = this.write(JSON.stringify(state()));
        return this.writing;
      });
    return this.queued;
  }

  private async write(text: string): Promise<void> {
    const next = `${this.file}.next`;
    await writeFile(next, text, { mode: 0o600 });
    await rename(next, this.file);
  }
}
