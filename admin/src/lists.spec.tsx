import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent } from '@testing-library/react';
import type { ComponentType } from 'react';
import { fakeSession } from '../test/fake-session.js';
import { pageText } from '../test/page-text.js';
import {
  ADMIN,
  ANN,
  BARE_ENTRY,
  CLOSED_REPORT,
  DISPUTE,
  DOWNLOAD,
  day,
  ENQUIRY,
  ENTRY,
  FAILED_MAIL,
  FAILED_REFUND,
  FILE,
  ITEM,
  LETTER,
  LONE_PAYMENT,
  MAIL,
  NEW_ENQUIRY,
  NEW_ITEM,
  ORDER,
  PAYMENT,
  REPORT,
  UNVERIFIED,
  VISITOR,
  WEBHOOK,
} from '../test/records.js';
import { fileText, settle, showPage, stopClock } from '../test/show-page.js';
import { AuditList } from './audit-entries/audit-list.js';
import { CannedTextList } from './canned-texts/canned-text-pages.js';
import { EnquiryList } from './enquiries/enquiry-list.js';
import { DownloadList } from './files/download-list.js';
import { FileList } from './files/file-list.js';
import { ReportList } from './item-reports/report-list.js';
import { ItemList } from './items/item-list.js';
import { DeadLetterList } from './operations/dead-letter-list.js';
import { MailList } from './operations/mail-list.js';
import { DisputeList } from './sales/dispute-list.js';
import { OrderList } from './sales/order-list.js';
import { PaymentList } from './sales/payment-list.js';
import { RefundList } from './sales/refund-list.js';
import { WebhookList } from './sales/webhook-list.js';
import { SessionContext } from './shell/session-context.js';
import { UserList } from './users/user-list.js';

const TEXT = { id: 't1', title: 'Prices', text: 'x'.repeat(91), updatedAt: day(1) };

const LISTS: [string, ComponentType, object[]][] = [
  ['users', UserList, [ADMIN, UNVERIFIED, VISITOR]],
  ['enquiries', EnquiryList, [ENQUIRY, { ...NEW_ENQUIRY, createdAt: '2026-11-30T10:30:00.000Z' }]],
  ['canned-texts', CannedTextList, [TEXT, { ...TEXT, id: 't2', text: 'y'.repeat(90) }]],
  ['items', ItemList, [ITEM, NEW_ITEM]],
  [
    'item-reports',
    ReportList,
    [{ ...REPORT, text: `${'a'.repeat(120)}${'b'.repeat(40)}c` }, CLOSED_REPORT],
  ],
  ['files', FileList, [FILE, { ...FILE, id: 'f2', soldAs: 'math', pages: 1 }]],
  [
    'downloads',
    DownloadList,
    [DOWNLOAD, { ...DOWNLOAD, id: 'd2', purchaseId: null, paperHash: null, kind: 'test-bank' }],
  ],
  ['orders', OrderList, [ORDER, { ...ORDER, id: 'r2', userId: 'gone', state: 'open' }]],
  ['payments', PaymentList, [PAYMENT, { ...LONE_PAYMENT, id: 'r2' }]],
  ['refund-requests', RefundList, [FAILED_REFUND]],
  ['disputes', DisputeList, [DISPUTE]],
  [
    'webhook-events',
    WebhookList,
    [WEBHOOK, { ...WEBHOOK, id: 'w2', userId: null, customerId: null }],
  ],
  ['mails', MailList, [MAIL, FAILED_MAIL]],
  [
    'dead-letters',
    DeadLetterList,
    [LETTER, { ...LETTER, id: 'e2.mail', requestId: null, problem: null }],
  ],
  ['audit-entries', AuditList, [ENTRY, BARE_ENTRY]],
];

/** Makes the window narrow or wide. */
function makeWindow(isNarrow: boolean): void {
  const matchMedia = (query: string) => ({
    matches: isNarrow && query.includes('max-width'),
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
    ...{ addListener: () => undefined, removeListener: () => undefined },
  });
  Object.assign(window, { matchMedia });
}

beforeAll(() => stopClock());
afterAll(() => void jest.useRealTimers());
afterEach(() => {
  jest.restoreAllMocks();
  makeWindow(false);
});

/** react-admin's own texts: paging, and the bar over selected rows. */
const OWN = /rows per page|^\d+-\d+ of|^\[Go to|selected$|^\[Unselect/i;
const lines = (root?: Element | null) =>
  pageText(root ?? undefined).filter((line) => !OWN.test(line));

async function open(name: string, Page: ComponentType, rows: object[]) {
  const page = (
    <SessionContext value={fakeSession('token')}>
      <Page />
    </SessionContext>
  );
  const shown = showPage(page, {
    ...{ rows, users: [ANN], at: `/${name}`, route: `/${name}`, resource: name },
  });
  await settle();
  return shown;
}

/** The choices of each select, read by opening it. */
function choices(): string[] {
  return [...document.querySelectorAll<HTMLElement>('form [role="combobox"]')].flatMap((select) => {
    if (select.tagName === 'INPUT') return [];
    act(() => void fireEvent.mouseDown(select));
    const list = [...document.querySelectorAll('[role="listbox"]')].at(-1);
    const options = [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const texts = options.map((each) => `${each.textContent}=${each.dataset.value}`);
    const [first] = options;
    if (first) act(() => void fireEvent.click(first));
    return [`${select.textContent}: ${texts.join(', ')}`];
  });
}

/** Presses the button of the export. @returns the file, line by line */
async function exported(): Promise<string[]> {
  const [files, names]: [Blob[], string[]] = [[], []];
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Export CSV',
  );
  if (button) fireEvent.click(button);
  await settle();
  return [...names, ...(await fileText(files[0])).trim().split('\r\n')];
}

it.each(LISTS)('%s are listed for wide and narrow windows, and as a file', async (...list) => {
  const [name, Page, rows] = list;
  const wide = await open(name, Page, rows);
  const table = [document.title, ...lines()];
  const selects = choices();
  const row = document.querySelector('tbody tr');
  if (row) fireEvent.click(row);
  await settle();
  const pressed = [`A row leads to ${wide.where().replace(/\?.*/, '')}`];
  cleanup();
  makeWindow(true);
  const narrow = await open(name, Page, rows);
  const cards = lines(document.querySelector('.MuiList-root'));
  const file = await exported();
  cleanup();
  await open(name, Page, []);
  const empty = lines();
  expect(
    [
      ...['-- asks', ...narrow.calls, '-- in a table', ...table, '-- chooses from', ...selects],
      ...[
        ...pressed,
        '-- in cards',
        ...cards,
        '-- in a file',
        ...file,
        '-- where none is',
        ...empty,
      ],
    ].join('\n'),
  ).toMatchSnapshot();
});
