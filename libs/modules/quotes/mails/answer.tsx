import { MailLayout, MailText } from '@prepward/platform/mail';
import { lines } from './lines.js';

/** To the sender of a request: what staff wrote, paragraph by paragraph. */
export function AnswerMail({ text }: { text: string }) {
  const paragraphs = text.split(/(?:\r?\n){2,}/);
  return (
    <MailLayout preview="We answered your request." heading="Our answer to your request">
      {paragraphs.map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that is rendered once
        <MailText key={i}>{lines(paragraph)}</MailText>
      ))}
      <MailText>Reply to this email to write back.</MailText>
    </MailLayout>
  );
}
