import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { SAMPLE_KINDS } from '@prepward/contracts/test-bank';
import type { Typeset, TypesetPaper } from '@prepward/papers';
import { Storage } from '@prepward/platform/storage';
import type { Paper, PaperSample } from './paper.entity.js';
import { PaperRepository } from './paper.repository.js';
import { PAPER_TYPE, PICTURE_TYPE, pictureKey, storageKey } from './storage-key.js';

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The files of papers: each PDF, and pictures of the pages that anyone may see. */
@Injectable()
export class PaperStore {
  private readonly log = new Logger(PaperStore.name);

  constructor(
    private readonly storage: Storage,
    private readonly papers: PaperRepository,
  ) {}

  /** Whether all files of a paper are there. */
  async has({ hash, samples }: Pick<Paper, 'hash' | 'samples'>): Promise<boolean> {
    const keys = [storageKey(hash), ...samples.map((sample) => pictureKey(sample.hash))];
    const found = await Promise.all(keys.map((key) => this.storage.head(key)));
    return found.every((file) => file !== null);
  }

  /** A whole file from staff. @throws Error when the storage doesn't have it */
  async readUpload(key: string): Promise<Uint8Array> {
    const file = await this.storage.get(key);
    if (file === null) throw new Error(`The storage has no ${key}`);
    return buffer(file.body);
  }

  /** @returns the hash of the file */
  async put(bytes: Uint8Array): Promise<string> {
    const hash = hashOf(bytes);
    await this.storage.put(storageKey(hash), bytes, PAPER_TYPE);
    return hash;
  }

  /** Renders and stores the cover and the sample pages. */
  async drawSamples({ bytes, samples }: TypesetPaper, typeset: Typeset): Promise<PaperSample[]> {
    const pages = [1, ...samples];
    const pictures = await typeset({ kind: 'pictures', paper: bytes, pages });
    const kept: PaperSample[] = [];
    for (const [i, { page, width, height, bytes: picture }] of pictures.entries()) {
      const shows = SAMPLE_KINDS[i];
      if (shows === undefined)
        throw new RangeError('A paper shows more pages than there are kinds');
      const hash = hashOf(picture);
      await this.storage.put(pictureKey(hash), picture, PICTURE_TYPE);
      kept.push({ shows, page, hash, width, height, bytes: picture.length });
    }
    return kept;
  }

  /**
   * Removes files of a former version that no paper uses anymore: a new version may be the same
   * file made from different content, and two papers may show the same page. Leftovers do no harm.
   */
  async removeFormer(former: Pick<Paper, 'hash' | 'samples'>): Promise<void> {
    const warn = (error: Error) => {
      this.log.warn(`An old paper stays in the storage: ${error.message}`);
    };
    const unused = await this.unused(former).catch((error: Error) => {
      warn(error);
      return [];
    });
    for (const key of unused) await this.storage.delete(key).catch(warn);
  }

  /** Files of a former version that no paper has now. */
  private async unused({ hash, samples }: Pick<Paper, 'hash' | 'samples'>): Promise<string[]> {
    const pictures = samples.map((sample) => sample.hash);
    const inUse = await this.papers.inUse([hash, ...pictures]);
    return [
      ...(inUse.has(hash) ? [] : [storageKey(hash)]),
      ...pictures.filter((picture) => !inUse.has(picture)).map(pictureKey),
    ];
  }
}
