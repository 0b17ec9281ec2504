import { BRAND } from '@prepward/contracts/brand';
import { greeting, MailLayout, MailLink, MailText } from '@prepward/platform/mail';

interface ItemCorrectedProps {
  firstName: string;
  /** Percent with one decimal, before and after; in the order in which the attempts were taken. */
  scores: { before: number; after: number }[];
  link: string;
}

/** Tells a student that an item they answered was wrong, and what that changes. */
export function ItemCorrectedMail({ firstName, scores, link }: ItemCorrectedProps) {
  return (
    <MailLayout
      preview="A question you answered had a mistake. We corrected it and your score."
      heading="We corrected a question you answered"
    >
      <MailText>
        {greeting({ firstName })} a question you answered had the wrong answer key. That was our
        mistake, and we’re sorry. We fixed the question and scored your practice again.
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
