import { BRAND } from '@prepward/contracts/brand';
import { attemptsRescored } from '@prepward/contracts/events';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { RescoringService } from '../rescoring.service.js';

interface ItemCorrectedProps {
  hello: string;
  /** Percent with one decimal, before and after; in the order in which the attempts were taken. */
  scores: { before: number; after: number }[];
  link: string;
}

/** Tells a student that an item they answered was wrong, and what that changes. */
function ItemCorrectedMail({ hello, scores, link }: ItemCorrectedProps) {
  return (
    <MailLayout
      preview="A question you answered had a mistake. We corrected it and your score."
      heading="We corrected a question you answered"
    >
      <MailText>
        {hello} a question you answered had the wrong answer key. That was our mistake, and we’re
        sorry. We fixed the question and scored your practice again.
      </MailText>
      {scores.map(({ before, after }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once
        <MailText key={i}>
          {before === after
            ? `Your score stays at ${after.toFixed(1)}%.`
            : `Your score was ${before.toFixed(1)}% and is now ${after.toFixed(1)}%.`}
        </MailText>
      ))}
      <MailLink href={link}>See your results</MailLink>
      <MailText>Still looks wrong? Tell us at {BRAND.contactEmail}.</MailText>
    </MailLayout>
  );
}

/** Tells a student that an item was corrected, with the scores that changed. */
export const correctionMail = defineMail({
  name: 'quizzes.send-correction-mail',
  on: attemptsRescored,
  template: 'item-corrected',
  kind: 'corrections',
  inject: [RescoringService],
  async load({ userId, itemId, version }, [rescoring]) {
    return { userId, data: { scores: await rescoring.changesOf(userId, itemId, version) } };
  },
  subject: () => `We corrected a question you answered on ${BRAND.name}`,
  view: (data, site, hello) => (
    <ItemCorrectedMail {...data} hello={hello} link={site.url('/track-progress')} />
  ),
});
