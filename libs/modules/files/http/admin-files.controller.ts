import { Body, Controller, Param, Query, Req, Res } from '@nestjs/common';
import type { RouteBody, RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { DomainError } from '@prepward/platform/errors';
import { type HeaderReply, Route, sendPage } from '@prepward/platform/http';
import {
  type FileReply,
  type FileRequest,
  type SentFile,
  Storage,
  sendFile,
} from '@prepward/platform/storage';
import { StaffFilesService } from '../staff-files.service.js';
import { fileKey, PDF_TYPE, PICTURE_TYPE, pictureKey } from '../storage-key.js';

const PRIVATE = 'private, no-cache';

/** The files of staff, for staff. */
@Controller()
export class AdminFilesController {
  constructor(
    private readonly files: StaffFilesService,
    private readonly storage: Storage,
  ) {}

  @Route('admin.files')
  async search(
    @Query() query: RouteQuery<'admin.files'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    return sendPage(reply, 'admin.files', await this.files.search(query));
  }

  @Route('admin.file')
  get(@Param() { id }: RouteParams<'admin.file'>) {
    return this.files.get(id);
  }

  @Route('admin.fileContent')
  async content(
    @Param() { id }: RouteParams<'admin.fileContent'>,
    @Req() request: FileRequest,
    @Res({ passthrough: true }) reply: FileReply,
  ) {
    const { hash, bytes } = await this.files.find(id);
    const file = { key: fileKey(hash), hash, bytes, type: PDF_TYPE, name: `${id}.pdf` };
    return this.send({ ...file, disposition: 'attachment' }, request, reply);
  }

  @Route('admin.filePicture')
  async picture(
    @Param() { id, page }: RouteParams<'admin.filePicture'>,
    @Req() request: FileRequest,
    @Res({ passthrough: true }) reply: FileReply,
  ) {
    const { hash, bytes } = await this.files.picture(id, page);
    const file = { key: pictureKey(hash), hash, bytes, type: PICTURE_TYPE, name: `${page}.webp` };
    return this.send({ ...file, disposition: 'inline' }, request, reply);
  }

  @Route('admin.publishFile')
  publish(
    @Param() { id }: RouteParams<'admin.publishFile'>,
    @Body() body: RouteBody<'admin.publishFile'>,
  ) {
    return this.files.publish(id, body);
  }

  @Route('admin.withdrawFile')
  withdraw(
    @Param() { id }: RouteParams<'admin.withdrawFile'>,
    @Body() { reason }: RouteBody<'admin.withdrawFile'>,
  ) {
    return this.files.withdraw(id, reason);
  }

  @Route('admin.deleteFiles')
  remove(
    @Query() { filter }: RouteQuery<'admin.deleteFiles'>,
    @Body() { reason }: RouteBody<'admin.deleteFiles'>,
  ) {
    return this.files.remove(filter.id, reason);
  }

  private async send(file: Omit<SentFile, 'cacheControl'>, request: FileRequest, reply: FileReply) {
    const sent = { ...file, cacheControl: PRIVATE };
    const answer = await sendFile(this.storage, sent, request, reply);
    if (answer === null) throw new DomainError('SERVICE_UNAVAILABLE');
    return answer;
  }
}
