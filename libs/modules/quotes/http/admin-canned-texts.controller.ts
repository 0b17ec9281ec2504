import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { RouteBody, RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { type HeaderReply, Route, sendRange } from '@prepward/platform/http';
import { CannedTextsService } from '../inbox/canned-texts.service.js';

/** Texts that staff send often. */
@Controller()
export class AdminCannedTextsController {
  constructor(private readonly texts: CannedTextsService) {}

  @Route('admin.cannedTexts')
  async list(
    @Query() query: RouteQuery<'admin.cannedTexts'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    const { rows, total, from } = await this.texts.list(query);
    sendRange(reply, 'canned-texts', from, rows.length, total);
    return rows;
  }

  @Route('admin.cannedText')
  get(@Param() { id }: RouteParams<'admin.cannedText'>) {
    return this.texts.get(id);
  }

  @Route('admin.addCannedText')
  add(@Body() body: RouteBody<'admin.addCannedText'>) {
    return this.texts.add(body);
  }

  @Route('admin.changeCannedText')
  change(
    @Param() { id }: RouteParams<'admin.changeCannedText'>,
    @Body() body: RouteBody<'admin.changeCannedText'>,
  ) {
    return this.texts.change(id, body);
  }

  @Route('admin.deleteCannedText')
  delete(@Param() { id }: RouteParams<'admin.deleteCannedText'>) {
    return this.texts.delete(id);
  }
}
