import { Injectable } from '@nestjs/common';
import type { PaperFile } from '@prepward/contracts/paper-files';
import { PUBLIC_PAPERS, paperHref } from '@prepward/contracts/papers';
import { type ByteRange, type OpenFile, Storage } from '@prepward/platform/storage';
import type { Paper } from './paper.entity.js';
import { PaperRepository } from './paper.repository.js';
import { storageKey } from './storage-key.js';

const SLUGS = PUBLIC_PAPERS.map(({ slug }) => slug);

/** The papers that anyone may download, and their files. */
@Injectable()
export class PapersService {
  constructor(
    private readonly papers: PaperRepository,
    private readonly storage: Storage,
  ) {}

  /** The papers that are made, in the order of `PUBLIC_PAPERS`. */
  async list(): Promise<PaperFile[]> {
    const made = await this.papers.findAll(SLUGS);
    return made
      .sort((a, b) => SLUGS.indexOf(a.slug) - SLUGS.indexOf(b.slug))
      .map(({ slug, subject, kind, hash, pages, bytes, madeAt }) => ({
        slug,
        subject,
        kind,
        href: paperHref(slug),
        fileHref: `/api/v1/papers/${hash}.pdf`,
        pages,
        bytes,
        madeAt: madeAt.toISOString(),
      }));
  }

  /** Whether there is, or will be, a paper of that name. */
  isKnown(slug: string): boolean {
    return SLUGS.includes(slug);
  }

  /** A public paper in its current version. */
  async findBySlug(slug: string): Promise<Paper | undefined> {
    return this.isKnown(slug) ? this.papers.find(slug) : undefined;
  }

  /** A public paper by the hash of its current version: another one has another address. */
  async findByHash(hash: string): Promise<Paper | undefined> {
    const paper = await this.papers.findByHash(hash);
    return paper !== undefined && this.isKnown(paper.slug) ? paper : undefined;
  }

  /** @returns null when the file is gone, because a new version took its place or the storage lost it */
  open({ hash }: Paper, range: ByteRange | undefined): Promise<OpenFile | null> {
    return this.storage.get(storageKey(hash), range);
  }
}
