import { BRAND } from '@prepward/contracts/brand';
import { purchaseReady } from '@prepward/contracts/events';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { TestBankService } from '../test-bank.service.js';

export const PURCHASES = '/my-purchases';

interface PurchaseReadyProps {
  hello: string;
  /** Subjects of the papers. */
  names: string[];
  link: string;
}

const list = new Intl.ListFormat('en-US');

/** Tells a buyer that all files of an order are ready. */
function PurchaseReadyMail({ hello, names, link }: PurchaseReadyProps) {
  const many = names.length > 1;
  return (
    <MailLayout
      preview="Download it as often as you like."
      heading={many ? 'Your test banks are ready' : 'Your test bank is ready'}
    >
      <MailText>
        {hello} your {list.format(names)} test {many ? 'banks are' : 'bank is'} ready to download.
        Your name is on every page.
      </MailText>
      <MailLink href={link}>Go to your purchases</MailLink>
      <MailText>
        {many ? 'They stay' : 'It stays'} there for you: download {many ? 'them' : 'it'} as often as
        you like. If we find a mistake in a key, we correct your copy and write to you.
      </MailText>
    </MailLayout>
  );
}

/** Sent once per order, when the last of its files is ready. */
export const readyMail = defineMail({
  name: 'test-bank.send-ready-mail',
  on: purchaseReady,
  template: 'purchase-ready',
  inject: [TestBankService],
  async load({ purchaseId, userId }, [testBank]) {
    const subjects = await testBank.completedBy(userId, purchaseId);
    if (subjects === undefined) return null;
    const names = subjects.map((subject) => SUBJECT_NAMES[subject]).sort();
    return { userId, data: { names } };
  },
  subject: ({ names }) =>
    `Your ${BRAND.name} ${names.length > 1 ? 'test banks are' : 'test bank is'} ready`,
  view: (data, site, hello) => (
    <PurchaseReadyMail {...data} hello={hello} link={site.url(PURCHASES)} />
  ),
});
