import { Controller, Param, Query, Req, Res } from '@nestjs/common';
import type { RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { DomainError } from '@prepward/platform/errors';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { type FileReply, type FileRequest, Storage, sendFile } from '@prepward/platform/storage';
import { copyKey } from '../domain/copies.js';
import { TestBankService } from '../test-bank.service.js';
import { DownloadLinks } from './download-links.js';

const PDF = 'application/pdf';

/** What a student bought, and the way to its files. */
@Controller()
export class PurchasesController {
  constructor(
    private readonly testBank: TestBankService,
    private readonly links: DownloadLinks,
    private readonly storage: Storage,
  ) {}

  @Route('purchases.list')
  async list(@CurrentUser() { userId }: Principal) {
    return { items: await this.testBank.list(userId) };
  }

  @Route('purchases.link')
  async link(@CurrentUser() { userId }: Principal, @Param() { id }: RouteParams<'purchases.link'>) {
    const copy = await this.testBank.readyCopy(userId, id);
    return this.links.issue(userId, copy.id);
  }

  /** The file itself; who may have it is asked again at each request, of the ledger. */
  @Route('purchases.file')
  async file(
    @Param() { id }: RouteParams<'purchases.file'>,
    @Query() { pass }: RouteQuery<'purchases.file'>,
    @Req() request: FileRequest,
    @Res({ passthrough: true }) reply: FileReply,
  ) {
    reply.header('cache-control', 'private, no-store');
    const userId = await this.links.read(pass, id);
    if (userId === undefined) throw new DomainError('DOWNLOAD_LINK_INVALID');
    const copy = await this.testBank.readyCopy(userId, id);
    const file = {
      key: copyKey(copy.id, copy.hash),
      hash: copy.hash,
      bytes: copy.bytes,
      type: PDF,
      name: `${copy.subject}-test-bank.pdf`,
      disposition: 'attachment' as const,
      cacheControl: 'private, no-store',
    };
    const answer = await sendFile(this.storage, file, request, reply);
    if (answer === null) {
      await this.testBank.fileLost(copy);
      throw new DomainError('PURCHASE_NOT_READY');
    }
    return answer;
  }
}
