import { Injectable, Logger } from '@nestjs/common';
import type { PaperFile } from '@prepward/contracts/paper-files';
import { PUBLIC_PAPERS, paperHref } from '@prepward/contracts/papers';
import { routeRequest } from '@prepward/contracts/route-request';
import { DownloadCountRepository } from './download-count.repository.js';
import type { Paper } from './paper.entity.js';
import { PaperRepository } from './paper.repository.js';
import { PaperDownloads } from './paper-downloads.js';

const SLUGS = PUBLIC_PAPERS.map(({ slug }) => slug);

/** The papers that anyone may download, and their files. */
@Injectable()
export class PapersService {
  private readonly log = new Logger(PapersService.name);

  constructor(
    private readonly papers: PaperRepository,
    private readonly counts: DownloadCountRepository,
    private readonly downloads: PaperDownloads,
  ) {}

  /** The papers that are made, in the order of `PUBLIC_PAPERS`. */
  async list(): Promise<PaperFile[]> {
    const made = new Map((await this.papers.findAll(SLUGS)).map((paper) => [paper.slug, paper]));
    return PUBLIC_PAPERS.flatMap(({ slug, subject, kind }) => {
      const paper = made.get(slug);
      if (paper === undefined) return [];
      const { hash, pages, bytes, madeAt } = paper;
      return {
        slug,
        subject,
        kind,
        href: paperHref(slug),
        fileHref: routeRequest('papers.version', { params: { file: `${hash}.pdf` } }).path,
        pages,
        bytes,
        madeAt: madeAt.toISOString(),
      };
    });
  }

  /** Whether there is, or will be, a paper of that name. */
  isKnown(slug: string): boolean {
    return SLUGS.includes(slug);
  }

  /** A public paper in its current version. */
  async findBySlug(slug: string): Promise<Paper | undefined> {
    return this.isKnown(slug) ? this.papers.find(slug) : undefined;
  }

  /** A public paper by the hash of its current version; any other version has its own address. */
  async findByHash(hash: string): Promise<Paper | undefined> {
    const paper = await this.papers.findByHash(hash);
    return paper !== undefined && this.isKnown(paper.slug) ? paper : undefined;
  }

  /**
   * Counts a download of a paper's file. The file is served even if the download can't be counted.
   *
   * @param userId the student, if known; then the download is tied to them
   */
  async noteDownload(paper: Paper, userId: string | undefined): Promise<void> {
    await this.counts.count(paper).catch((error: Error) => {
      this.log.error(`A download of ${paper.slug} was not counted: ${error.message}`);
    });
    const definition = PUBLIC_PAPERS.find(({ slug }) => slug === paper.slug);
    if (userId === undefined || definition === undefined) return;
    await this.downloads.recordFree(userId, definition, paper.hash);
  }
}
