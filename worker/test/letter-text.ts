import { LETTER_SITE } from '@prepward/testing/letters';
import { renderMail } from '../../libs/platform/src/mail/render-mail.js';

/** What an email says, as text. */
export async function textOf(content: unknown): Promise<string> {
  const element = content as Parameters<typeof renderMail>[0];
  return (await renderMail(element, LETTER_SITE.publicUrl)).text;
}
