import { BRAND } from '@prepward/contracts/brand';
import { purchaseCorrected } from '@prepward/contracts/events';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { TestBankService } from '../test-bank.service.js';
import { PURCHASES } from './purchase-ready.js';

interface PaperCorrectedProps {
  hello: string;
  /** The subject of the paper. */
  name: string;
  /** Numbers of the corrected questions in the new file. */
  questions: number[];
  link: string;
}

const list = new Intl.ListFormat('en-US');

/** Tells a buyer that some keys in their paper were incorrect, and where to get the corrected file. */
function PaperCorrectedMail({ hello, name, questions, link }: PaperCorrectedProps) {
  const many = questions.length > 1;
  return (
    <MailLayout
      preview="A key was wrong. Your file has the right one now."
      heading={`We corrected your ${name} test bank`}
    >
      <MailText>
        {hello} your {name} test bank had {many ? 'wrong keys' : 'a wrong key'}. That was our
        mistake, and we’re sorry. We made your copy again: question{many ? 's' : ''}{' '}
        {list.format(questions.map(String))} now{' '}
        {many ? 'have the right answers' : 'has the right answer'}, with the reasons.
      </MailText>
      <MailLink href={link}>Download the new file</MailLink>
      <MailText>Still looks wrong? Tell us at {BRAND.contactEmail}.</MailText>
    </MailLayout>
  );
}

/** Tells a buyer that keys in their paper were corrected. */
export const correctedMail = defineMail({
  name: 'test-bank.send-corrected-mail',
  on: purchaseCorrected,
  template: 'paper-corrected',
  kind: 'corrections',
  inject: [TestBankService],
  async load({ purchaseId, userId, questions }, [testBank]) {
    const subject = await testBank.subjectOf(purchaseId);
    if (subject === undefined) return null;
    return { userId, data: { name: SUBJECT_NAMES[subject], questions } };
  },
  subject: ({ name }) => `We corrected your ${name} test bank from ${BRAND.name}`,
  view: (data, site, hello) => (
    <PaperCorrectedMail {...data} hello={hello} link={site.url(PURCHASES)} />
  ),
});
