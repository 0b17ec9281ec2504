import { Controller, Param, Req, Res } from '@nestjs/common';
import type { RouteParams } from '@prepward/contracts/routes';
import { DomainError } from '@prepward/platform/errors';
import { Route } from '@prepward/platform/http';
import { type FileReply, type FileRequest, Storage, sendFile } from '@prepward/platform/storage';
import { SoldPapersService } from '../sold-papers.service.js';
import { PICTURE_TYPE, pictureKey } from '../storage-key.js';
import { A_MINUTE, A_YEAR } from './cache-control.js';

/** What anyone may know of the papers that are sold. Their files belong to the test bank. */
@Controller()
export class SoldPapersController {
  constructor(
    private readonly papers: SoldPapersService,
    private readonly storage: Storage,
  ) {}

  @Route('papers.sold')
  async list() {
    return { items: await this.papers.list() };
  }

  /** A sample page of a current paper; the address of an older version shows the current one. */
  @Route('papers.sample')
  async sample(
    @Param() { file }: RouteParams<'papers.sample'>,
    @Req() request: FileRequest,
    @Res({ passthrough: true }) reply: FileReply,
  ) {
    const found = await this.papers.findSample(file);
    if (found === undefined) throw new DomainError('NOT_FOUND');
    const { hash, bytes } = found.sample;
    const picture = {
      key: pictureKey(hash),
      hash,
      bytes,
      type: PICTURE_TYPE,
      name: file,
      disposition: 'inline' as const,
      cacheControl: found.isCurrent ? A_YEAR : A_MINUTE,
    };
    const answer = await sendFile(this.storage, picture, request, reply);
    if (answer === null) throw new DomainError('SERVICE_UNAVAILABLE');
    return answer;
  }
}
