import { greeting, MailLayout, MailLink, MailText } from '@prepward/platform/mail';

interface PurchaseReadyProps {
  firstName: string;
  /** Subjects of the papers. */
  names: string[];
  link: string;
}

const list = new Intl.ListFormat('en-US');

/** Tells a buyer that all files of an order are there. */
export function PurchaseReadyMail({ firstName, names, link }: PurchaseReadyProps) {
  const many = names.length > 1;
  return (
    <MailLayout
      preview="Download it as often as you like."
      heading={many ? 'Your test banks are ready' : 'Your test bank is ready'}
    >
      <MailText>
        {greeting({ firstName })} your {list.format(names)} test {many ? 'banks are' : 'bank is'}{' '}
        ready to download. Your name is on every page.
      </MailText>
      <MailLink href={link}>Go to your purchases</MailLink>
      <MailText>
        {many ? 'They stay' : 'It stays'} there for you: download {many ? 'them' : 'it'} as often as
        you like. If we find a mistake in a key, we correct your copy and write to you.
      </MailText>
    </MailLayout>
  );
}
