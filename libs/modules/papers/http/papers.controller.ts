import { Controller, Param, Query, Req, Res } from '@nestjs/common';
import { routeRequest } from '@prepward/contracts/route-request';
import type { RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { DomainError } from '@prepward/platform/errors';
import { CurrentUser, PRIVATE, type Principal, Route } from '@prepward/platform/http';
import {
  type FileReply,
  type FileRequest,
  isFromStart,
  Storage,
  sendFile,
} from '@prepward/platform/storage';
import { FileLinks } from '../../auth/index.js';
import type { Paper } from '../paper.entity.js';
import { PapersService } from '../papers.service.js';
import { PAPER_TYPE, storageKey } from '../storage-key.js';
import { A_MINUTE, A_YEAR } from './cache-control.js';
import { noPaperPage } from './no-paper-page.js';

/** What a reader sees if a paper isn't made yet. */
const NOT_MADE = 'This paper is being made right now. Please try again in a minute.';
/** When to come back for a paper that isn't made yet, seconds. */
const RETRY_AFTER = '10';

/** The papers that anyone may download. */
@Controller()
export class PapersController {
  constructor(
    private readonly papers: PapersService,
    private readonly links: FileLinks,
    private readonly storage: Storage,
  ) {}

  @Route('papers.list')
  async list() {
    return { items: await this.papers.list() };
  }

  /** One version of a paper, by the hash of its file. */
  @Route('papers.version')
  async version(
    @Param() { file }: RouteParams<'papers.version'>,
    @Req() request: FileRequest,
    @Res({ passthrough: true }) reply: FileReply,
  ) {
    const [, hash] = /^([0-9a-f]{64})\.pdf$/.exec(file) ?? [];
    const paper = hash === undefined ? undefined : await this.papers.findByHash(hash);
    if (paper === undefined) throw new DomainError('NOT_FOUND');
    return this.send(paper, undefined, request, reply, A_YEAR);
  }

  /** A link to a paper that names the student who follows it; the paper is the same for anyone. */
  @Route('papers.link')
  link(@CurrentUser() { userId }: Principal, @Param() { slug }: RouteParams<'papers.link'>) {
    if (!this.papers.isKnown(slug)) throw new DomainError('NOT_FOUND');
    return this.links.issue(
      'paper-file',
      userId,
      slug,
      (pass) =>
        routeRequest('papers.current', { params: { file: `${slug}.pdf` }, query: { pass } }).path,
    );
  }

  /** The current version of a paper, at its permanent address. */
  @Route('papers.current')
  async current(
    @Param() { file }: RouteParams<'papers.current'>,
    @Query() { pass }: RouteQuery<'papers.current'>,
    @Req() request: FileRequest,
    @Res({ passthrough: true }) reply: FileReply,
  ) {
    const slug = file.endsWith('.pdf') ? file.slice(0, -'.pdf'.length) : '';
    try {
      const paper = await this.papers.findBySlug(slug);
      // An expired link still leads to the paper; the download just isn't tied to a student.
      const userId = await this.links.read('paper-file', pass, slug);
      if (paper !== undefined) return await this.send(paper, userId, request, reply, A_MINUTE);
      throw this.papers.isKnown(slug)
        ? new DomainError('SERVICE_UNAVAILABLE', NOT_MADE)
        : new DomainError('NOT_FOUND');
    } catch (error) {
      const reads = String(request.headers.accept ?? '').includes('text/html');
      if (!reads || !(error instanceof DomainError)) throw error;
      // Someone followed a link: a page to read, not JSON.
      reply.status(error.statusCode);
      reply.header('content-type', 'text/html; charset=utf-8');
      if (error.code === 'SERVICE_UNAVAILABLE') reply.header('retry-after', RETRY_AFTER);
      return noPaperPage(error);
    }
  }

  /** @param userId the student, if known; responses to a known student aren't cached */
  private async send(
    paper: Paper,
    userId: string | undefined,
    request: FileRequest,
    reply: FileReply,
    cacheControl: string,
  ) {
    const { slug, hash, bytes } = paper;
    const isNamed = userId !== undefined;
    const file = {
      key: storageKey(hash),
      hash,
      bytes,
      type: PAPER_TYPE,
      name: `${slug}.pdf`,
      disposition: isNamed ? ('attachment' as const) : ('inline' as const),
      cacheControl: isNamed ? PRIVATE : cacheControl,
    };
    const answer = await sendFile(this.storage, file, request, reply);
    if (answer === null) throw new DomainError('SERVICE_UNAVAILABLE', NOT_MADE);
    // Revalidating a version the browser already has doesn't count as another download.
    if (answer !== undefined && isFromStart(request)) await this.papers.noteDownload(paper, userId);
    return answer;
  }
}
