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
import { PaperDownloads } from '../../papers/index.js';
import { copyKey } from '../domain/copies.js';
import { TestBankService } from '../test-bank.service.js';

const PDF = 'application/pdf';

/** What a student bought, with access to its files. */
@Controller()
export class PurchasesController {
  constructor(
    private readonly testBank: TestBankService,
    private readonly links: FileLinks,
    private readonly storage: Storage,
    private readonly downloads: PaperDownloads,
  ) {}

  @Route('purchases.list')
  async list(@CurrentUser() { userId, viewedBy }: Principal) {
    // Staff viewing as the student change nothing.
    if (viewedBy === undefined) await this.testBank.noteBought(userId);
    return { items: await this.testBank.list(userId) };
  }

  @Route('purchases.link')
  async link(@CurrentUser() { userId }: Principal, @Param() { id }: RouteParams<'purchases.link'>) {
    const copy = await this.testBank.readyCopy(userId, id);
    return this.links.issue(
      'purchase-file',
      userId,
      copy.id,
      (pass) => routeRequest('purchases.file', { params: { id: copy.id }, query: { pass } }).path,
    );
  }

  /** The file itself; each request checks in the ledger who may have it. */
  @Route('purchases.file')
  async file(
    @Param() { id }: RouteParams<'purchases.file'>,
    @Query() { pass }: RouteQuery<'purchases.file'>,
    @Req() request: FileRequest,
    @Res({ passthrough: true }) reply: FileReply,
  ) {
    reply.header('cache-control', PRIVATE);
    try {
      return await this.send(id, await this.links.read('purchase-file', pass, id), request, reply);
    } catch (error) {
      const reads = String(request.headers.accept ?? '').includes('text/html');
      if (!reads || !(error instanceof DomainError)) throw error;
      // A student followed an old link: redirect to the page with the new ones, which explains the
      // problem.
      reply.status(303);
      reply.header('location', '/my-purchases');
      return undefined;
    }
  }

  private async send(
    id: string,
    userId: string | undefined,
    request: FileRequest,
    reply: FileReply,
  ) {
    if (userId === undefined) throw new DomainError('DOWNLOAD_LINK_INVALID');
    const copy = await this.testBank.readyCopy(userId, id);
    const file = {
      key: copyKey(copy.id, copy.hash),
      hash: copy.hash,
      bytes: copy.bytes,
      type: PDF,
      name: `${copy.subject}-test-bank.pdf`,
      disposition: 'attachment' as const,
      cacheControl: PRIVATE,
    };
    const answer = await sendFile(this.storage, file, request, reply);
    if (answer === null) {
      await this.testBank.fileLost(copy);
      throw new DomainError('PURCHASE_NOT_READY');
    }
    // Later ranges, and a version the browser already has, don't count as further downloads.
    if (answer !== undefined && isFromStart(request)) {
      const { subject, paperHash } = copy;
      await this.downloads.recordBought({ purchaseId: copy.id, userId, subject, paperHash });
    }
    return answer;
  }
}
