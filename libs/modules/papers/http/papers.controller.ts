import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { paperList } from '@prepward/contracts/paper-files';
import { DomainError } from '@prepward/platform/errors';
import { Access, Returns } from '@prepward/platform/http';
import * as z from 'zod';
import { PapersService } from '../papers.service.js';
import { noPaperPage } from './no-paper-page.js';
import { type FileReply, type FileRequest, NOT_MADE, SendPaper } from './send-paper.js';

const params = z.strictObject({ file: z.string().max(120) });
type Params = z.infer<typeof params>;

/** A version never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The current version may change with the next correction. */
const A_MINUTE = 'public, max-age=60, must-revalidate';
/** When to come back for a paper that isn't made yet, seconds. */
const RETRY_AFTER = '10';

/** The papers that anyone may download. */
@ApiTags('papers')
@Controller()
export class PapersController {
  constructor(
    private readonly papers: PapersService,
    private readonly sender: SendPaper,
  ) {}

  @Get('api/v1/papers')
  @Access('public')
  @Returns(paperList)
  async list() {
    return { items: await this.papers.list() };
  }

  /** One version of a paper, by the hash of its file. */
  @Get('api/v1/papers/:file')
  @Access('public')
  async version(
    @Param({ schema: params }) { file }: Params,
    @Req() request: FileRequest,
    @Res({ passthrough: true }) reply: FileReply,
  ) {
    const [, hash] = /^([0-9a-f]{64})\.pdf$/.exec(file) ?? [];
    const paper = hash === undefined ? undefined : await this.papers.findByHash(hash);
    if (paper === undefined) throw new DomainError('NOT_FOUND');
    return this.sender.send(paper, request, reply, FOR_EVER);
  }

  /** The current version of a paper, at the address that stays. */
  @Get('papers/:file')
  @Access('public')
  async current(
    @Param({ schema: params }) { file }: Params,
    @Req() request: FileRequest,
    @Res({ passthrough: true }) reply: FileReply,
  ) {
    const slug = file.endsWith('.pdf') ? file.slice(0, -'.pdf'.length) : '';
    try {
      const paper = await this.papers.findBySlug(slug);
      if (paper !== undefined) return await this.sender.send(paper, request, reply, A_MINUTE);
      throw this.papers.isKnown(slug)
        ? new DomainError('SERVICE_UNAVAILABLE', NOT_MADE)
        : new DomainError('NOT_FOUND');
    } catch (error) {
      const reads = String(request.headers.accept ?? '').includes('text/html');
      if (!reads || !(error instanceof DomainError)) throw error;
      // Somebody followed a link: a page to read, not JSON.
      reply.status(error.statusCode);
      reply.header('content-type', 'text/html; charset=utf-8');
      if (error.code === 'SERVICE_UNAVAILABLE') reply.header('retry-after', RETRY_AFTER);
      return noPaperPage(error);
    }
  }
}
