import { BRAND } from '@prepward/contracts/brand';
import { enquiryAnswered } from '@prepward/contracts/events';
import { defineMail, MailLayout, MailText } from '@prepward/platform/mail';
import { QuotesService } from '../quotes.service.js';
import { lines } from './lines.js';
import { RECEIPT_SUBJECT, threadOf } from './quote-received.js';

/** To the sender of a request: what staff wrote, paragraph by paragraph. */
function AnswerMail({ text }: { text: string }) {
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

const replyOf = (replyId: string) => `reply-${replyId}`;

/** To the sender: what staff wrote. Replies go to the staff's mailbox. */
export const answerMail = defineMail({
  name: 'quotes.send-answer',
  on: enquiryAnswered,
  template: 'enquiry-answer',
  inject: [QuotesService],
  async load({ enquiryId, replyId }, [quotes], site) {
    const found = await quotes.findReply(enquiryId, replyId);
    if (found === undefined) return null;
    const { enquiry, text, earlier } = found;
    return {
      to: enquiry.email,
      replyTo: site.staff,
      // Mail programs group by these, so that one request is one conversation.
      thread: { id: replyOf(replyId), after: [threadOf(enquiryId), ...earlier.map(replyOf)] },
      data: { kind: enquiry.kind, text },
    };
  },
  subject: ({ kind }) =>
    kind === 'quote' ? `Re: ${RECEIPT_SUBJECT}` : `Re: your message to ${BRAND.name}`,
  view: ({ text }) => <AnswerMail text={text} />,
});
