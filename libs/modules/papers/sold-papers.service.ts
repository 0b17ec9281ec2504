import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { SOLD_PAPERS } from '@prepward/contracts/papers';
import { routeRequest } from '@prepward/contracts/route-request';
import { SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import type { SoldPaper } from '@prepward/contracts/test-bank';
import { Storage } from '@prepward/platform/storage';
import type { Paper, PaperSample } from './paper.entity.js';
import { PaperRepository } from './paper.repository.js';
import { storageKey } from './storage-key.js';

const SLUGS = SOLD_PAPERS.map(({ slug }) => slug);

/** "math-cover-<hash>.webp": says which page it shows even after its version was replaced. */
function sampleFile(subject: Subject, { shows, hash }: PaperSample): string {
  return `${subject}-${shows}-${hash}.webp`;
}

/** The papers that are sold, as they are before anyone's name is on them. */
@Injectable()
export class SoldPapersService {
  constructor(
    private readonly papers: PaperRepository,
    private readonly storage: Storage,
  ) {}

  /** Those that are made, in the exam's order. */
  async all(): Promise<Paper[]> {
    const made = await this.papers.findAll(SLUGS);
    return made.sort((a, b) => SUBJECTS.indexOf(a.subject) - SUBJECTS.indexOf(b.subject));
  }

  /** The paper of a subject; undefined until it's made. */
  async find(subject: Subject): Promise<Paper | undefined> {
    return (await this.all()).find((paper) => paper.subject === subject);
  }

  /** The file of a paper, whole; null when another version took its place meanwhile. */
  async read({ hash }: Paper): Promise<Uint8Array | null> {
    const file = await this.storage.get(storageKey(hash));
    return file === null ? null : buffer(file.body);
  }

  /** What anyone may know of them. */
  async list(): Promise<SoldPaper[]> {
    return (await this.all()).map(({ subject, items, questions, pages, madeAt, samples }) => ({
      subject,
      questions: questions ?? items.length,
      pages,
      madeAt: madeAt.toISOString(),
      samples: samples.map((sample) => ({
        shows: sample.shows,
        page: sample.page,
        href: routeRequest('papers.sample', { params: { file: sampleFile(subject, sample) } }).path,
        width: sample.width,
        height: sample.height,
      })),
    }));
  }

  /**
   * The sample page that a file name asks for, as the current paper has it. Pages that were loaded
   * before a correction still ask for the version they know.
   */
  async findSample(file: string): Promise<{ sample: PaperSample; isCurrent: boolean } | undefined> {
    const [, subject, shows] = /^([a-z]+)-([a-z]+)-[0-9a-f]{64}\.webp$/.exec(file) ?? [];
    const paper = (await this.all()).find((one) => one.subject === subject);
    const sample = paper?.samples.find((one) => one.shows === shows);
    if (paper === undefined || sample === undefined) return undefined;
    return { sample, isCurrent: sampleFile(paper.subject, sample) === file };
  }
}
