import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { RouteBody, RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { type HeaderReply, Route, sendPage } from '@prepward/platform/http';
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
    return sendPage(reply, 'admin.cannedTexts', await this.texts.list(query));
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
