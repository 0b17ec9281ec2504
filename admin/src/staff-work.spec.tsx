import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { fakeSession } from '../test/fake-session.js';
import { pageText } from '../test/page-text.js';
import { ANN, ENQUIRY, FILE, NEW_ENQUIRY, ORDER } from '../test/records.js';
import { ask, buttonOf, settle, showPage } from '../test/show-page.js';
import { CannedTextCreate, CannedTextEdit } from './canned-texts/canned-text-pages.js';
import { EnquiryList } from './enquiries/enquiry-list.js';
import { EnquiryShow } from './enquiries/enquiry-show.js';
import { FileList } from './files/file-list.js';
import { LedgerCheck } from './sales/ledger-check.js';
import { OrderShow } from './sales/order-show.js';
import { SessionContext } from './shell/session-context.js';
import { ReadPage } from './ui/staff-page.js';
import { ViewAsStudent } from './users/view-as-student.js';

let logged: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});

const words = () => document.body.textContent ?? '';
const press = async (name: string) => {
  fireEvent.click(buttonOf(name));
  await settle();
};
const fieldOf = (name: string) => {
  const field = document.querySelector<HTMLTextAreaElement>(`[name="${name}"]`);
  if (field === null) throw new Error(`No field ${name}`);
  return field;
};
const type = (name: string, value: string) =>
  act(() => void fireEvent.change(fieldOf(name), { target: { value } }));
const refuse = (): never => {
  throw new HttpError('x', 503, { code: 'SERVICE_UNAVAILABLE' });
};
const REFUSED = '(error) We are not available right now. Try again in a moment.';

/** A promise, and what answers it. */
function later<T>() {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

describe('what could not be loaded', () => {
  it('is said on a page of its own, which can be loaded again', async () => {
    const again = later<object>();
    const answers = [refuse, () => again.promise];
    const { calls } = showPage(
      <ReadPage title="Settings" route="admin.settings">
        {({ settings }) => <p>{settings.length} settings</p>}
      </ReadPage>,
      { answers: { 'admin.settings': () => answers.shift()?.() } },
    );
    expect(pageText()).toEqual(['Settings', 'Loading…']);
    await settle();
    expect(pageText()).toEqual(['Settings', `${REFUSED} / [Try again]`]);
    await press('Try again');
    expect(pageText()).toEqual(['Settings', 'Loading…']);
    again.answer({ settings: [1] });
    await settle();
    expect(pageText()).toEqual(['Settings', '1 settings']);
    expect(calls).toEqual(['admin.settings {}', 'admin.settings {}']);
  });

  it('leaves what was read before, where a page reads itself again', async () => {
    let fails = false;
    const settings = () => (fails ? refuse() : { settings: [1, 2] });
    showPage(
      <ReadPage title="Health" route="admin.settings" everyMs={40}>
        {({ settings: { length } }) => <p>{length} parts</p>}
      </ReadPage>,
      { answers: { 'admin.settings': settings } },
    );
    await waitFor(() => expect(pageText()).toEqual(['Health', '2 parts']));
    fails = true;
    const both = ['Health', `${REFUSED} / [Try again]`, '2 parts'];
    await waitFor(() => expect(pageText()).toEqual(both));
    fails = false;
    await waitFor(() => expect(pageText()).toEqual(['Health', '2 parts']));
  });

  it('is said where a record was to be, which can be loaded again', async () => {
    const answers = [refuse, () => ORDER];
    const shown = showPage(<OrderShow />, {
      ...{ record: () => (answers.shift() ?? refuse)(), users: [ANN], at: '/things/r1/show' },
    });
    await settle();
    expect([document.title, shown.where()]).toEqual(['Order · Prepward', '/things/r1/show']);
    expect(pageText().at(-1)).toBe(`${REFUSED} / [Try again]`);
    await press('Try again');
    expect(document.title).toBe('Order: Weekly · Prepward');
    expect([words().includes('not available'), shown.said]).toEqual([false, []]);
  });

  it('is said where a list was to be, without pages', async () => {
    const answers = [refuse, () => [ENQUIRY]];
    const shown = showPage(<EnquiryList />, {
      ...{ rows: () => (answers.shift() ?? refuse)(), at: '/enquiries', route: '/enquiries' },
      resource: 'enquiries',
    });
    await settle();
    expect(pageText()).toContain(`${REFUSED} / [Try again]`);
    expect(words()).not.toMatch(/rows per page/i);
    await press('Try again');
    expect(words()).toMatch(/cy@x\.org.*rows per page/i);
    expect(shown.said).toEqual([]);
  });
});

describe('a list of the staff', () => {
  const rows = [ENQUIRY, NEW_ENQUIRY];
  const inbox = async (Page = EnquiryList, name = 'enquiries', given: readonly object[] = rows) => {
    const shown = showPage(
      <SessionContext value={fakeSession('token')}>
        <Page />
      </SessionContext>,
      { rows: given, resource: name, at: `/${name}`, route: `/${name}` },
    );
    await settle();
    return shown;
  };
  const check = async (...places: number[]) => {
    const boxes = document.querySelectorAll('tbody input[type="checkbox"]');
    for (const place of places) fireEvent.click(boxes[place] as Element);
    await settle();
  };
  const asking = () => document.querySelector('[role="dialog"] h2')?.textContent;

  it('changes the rows that were chosen by one call', async () => {
    const shown = await inbox();
    await check(1);
    await press('Set status');
    expect(asking()).toBe('Set the status of 1 request?');
    await press('Cancel');
    expect(asking()).toBeUndefined();
    await check(0);
    const seen = await ask(shown, 'Set status');
    expect(seen).toContain('# Set the status of 2 requests?');
    expect(seen.slice(-3)).toEqual([
      'sends updateMany enquiries {"ids":["q2","q1"],"data":{"status":"closed","reason":"Because"}}',
      'sends list enquiries createdAt DESC {} 1/25',
      'success: 2 changed.',
    ]);
    expect(document.querySelectorAll('tbody input:checked')).toHaveLength(0);
  });

  it('deletes the rows that were chosen by one call', async () => {
    const shown = await inbox(FileList, 'files', [FILE, { ...FILE, id: 'f2' }]);
    await check(0);
    const seen = await ask(shown, 'Delete');
    expect(seen).toContain('# Delete 1 file?');
    expect(seen.slice(-3)).toEqual([
      'sends deleteMany files {"ids":["f1"],"meta":{"reason":"Because"}}',
      'sends list files updatedAt DESC {} 1/25',
      'success: Deleted 1 file.',
    ]);
    await check(0, 1);
    expect((await ask(shown, 'Delete')).slice(-1)).toEqual(['success: Deleted 2 files.']);
  });

  it('shows those of the reader, and all again', async () => {
    const { calls } = await inbox();
    const pressed = () => buttonOf('Mine').getAttribute('aria-pressed');
    expect(pressed()).toBe('false');
    await press('Mine');
    await waitFor(() => expect(pressed()).toBe('true'));
    await settle();
    await press('Mine');
    await waitFor(() => expect(pressed()).toBe('false'));
    await settle();
    expect([pressed(), calls.slice(1)]).toEqual([
      'false',
      [
        'list enquiries createdAt DESC {"assigneeId":"me"} 1/25',
        'list enquiries createdAt DESC {} 1/25',
      ],
    ]);
  });

  it('says why there is no file of it, and that a file has not all rows', async () => {
    let fails = true;
    const makes = () => {
      if (fails) refuse();
      return rows;
    };
    const asked = showPage(<EnquiryList />, {
      ...{ rows: () => (asked?.calls.length > 1 ? makes() : rows), total: 3 },
      ...{ resource: 'enquiries', at: '/enquiries', route: '/enquiries' },
    });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await settle();
    await press('Export CSV');
    expect(asked.said).toEqual([REFUSED.replace('(error)', 'error:')]);
    expect(click).not.toHaveBeenCalled();
    fails = false;
    fireEvent.click(buttonOf('Export CSV'));
    expect(buttonOf('Export CSV').disabled).toBe(true);
    await settle();
    expect([asked.said[1], buttonOf('Export CSV').disabled]).toEqual([
      'warning: The file has the first 2 of 3 rows. Filter the list to get the others.',
      false,
    ]);
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
  });
});

describe('a request', () => {
  const TEXTS = [
    { id: 't1', title: 'Prices', text: 'A month is $49.99.' },
    { id: 't2', title: 'Hello', text: 'Hello!' },
  ];
  const open = async (record: object, answers: Record<string, unknown> = {}) => {
    const shown = showPage(<EnquiryShow />, { record, answers, rows: TEXTS });
    await settle();
    shown.calls.length = 0;
    return shown;
  };
  const pick = async (label: RegExp, option: string) => {
    const select = [...document.querySelectorAll('[role="combobox"]')].find((each) =>
      label.test(each.parentElement?.parentElement?.textContent ?? ''),
    );
    if (select) act(() => void fireEvent.mouseDown(select));
    const options = [...document.querySelectorAll('[role="option"]')];
    const found = options.find(({ textContent }) => textContent === option);
    if (!found) throw new Error(`No option ${option}`);
    fireEvent.click(found);
    await settle();
  };
  const send = () => buttonOf('Send reply');
  const note = () => buttonOf('Save as note');
  const off = () => [send().disabled, note().disabled];

  it('is assigned, given back, and gets a status, each time read again', async () => {
    const shown = await open(NEW_ENQUIRY);
    await press('Assign to me');
    expect(shown.calls.slice(0, 2)).toEqual([
      'update enquiries q2 {"assigneeId":"me"}',
      'one enquiries q2',
    ]);
    cleanup();
    const mine = await open(ENQUIRY);
    await press('Give it back');
    await pick(/^Status/, 'Closed');
    expect(mine.calls.filter((call) => call.startsWith('update'))).toEqual([
      'update enquiries q1 {"assigneeId":null}',
      'update enquiries q1 {"status":"closed"}',
    ]);
  });

  it('is answered by what is picked and typed', async () => {
    await open(ENQUIRY);
    await pick(/^Insert/, 'Hello');
    expect(fieldOf('text').value).toBe('Hello!');
    await pick(/^Insert/, 'Prices');
    expect(fieldOf('text').value).toBe('Hello!\n\nA month is $49.99.');
    type('text', 'x'.repeat(2000));
    expect(off()).toEqual([false, false]);
    type('text', ` ${'x'.repeat(2001)} `);
    expect(off()).toEqual([false, true]);
    type('text', '');
    expect(off()).toEqual([true, true]);
  });

  it('is replied to once, however often it is tried', async () => {
    const ids: string[] = [];
    let fails = true;
    const shown = await open(ENQUIRY, {
      'admin.replyToEnquiry': ({ body }: { body: { id: string } }) => {
        ids.push(body.id);
        return fails ? refuse() : {};
      },
    });
    type('text', '  Hi ');
    await press('Send reply');
    expect(pageText()).toContain(`${REFUSED} Nothing was sent.`);
    expect([fieldOf('text').value, off()]).toEqual(['  Hi ', [false, false]]);
    fails = false;
    await press('Send reply');
    expect(words()).not.toMatch(/Nothing was sent/);
    expect([fieldOf('text').value, shown.said]).toEqual([
      '',
      ['success: The reply is on its way.'],
    ]);
    type('text', 'More');
    await press('Send reply');
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(shown.calls[0]).toBe(
      `admin.replyToEnquiry {"params":{"id":"q1"},"body":{"id":"${ids[0]}","text":"Hi"}}`,
    );
    expect(shown.calls).toContain('one enquiries q1');
  });

  it('gets a note, and is busy meanwhile', async () => {
    const { promise, answer } = later<object>();
    const shown = await open(ENQUIRY, { 'admin.noteOnEnquiry': () => promise });
    type('text', ' Call back ');
    await press('Save as note');
    expect(off()).toEqual([true, true]);
    answer({});
    await settle();
    expect(shown.said).toEqual(['success: The note is saved.']);
    expect(shown.calls[0]).toBe(
      'admin.noteOnEnquiry {"params":{"id":"q1"},"body":{"text":"Call back"}}',
    );
  });
});

describe('a canned text', () => {
  it('is saved with a title and a text, and the list follows', async () => {
    const shown = showPage(<CannedTextCreate />, { resource: 'canned-texts' });
    await settle();
    expect(document.title).toBe('New text · Prepward');
    const required = () => words().match(/Required/g)?.length;
    type('text', 'T');
    await press('Save');
    expect(required()).toBe(1);
    type('title', 'x'.repeat(81));
    type('text', '');
    await press('Save');
    expect([required(), /80 characters/.test(words()), shown.calls]).toEqual([1, true, []]);
    type('text', 'T');
    type('title', 'x'.repeat(80));
    await settle();
    await press('Save');
    expect([shown.calls[0], shown.where()]).toEqual([
      `create canned-texts {"title":"${'x'.repeat(80)}","text":"T"}`,
      '/canned-texts',
    ]);
  });

  it('is changed once the server has taken it', async () => {
    const record = { id: 't1', title: 'Prices', text: 'Old' };
    const shown = showPage(<CannedTextEdit />, {
      ...{ record, resource: 'canned-texts', at: '/canned-texts/t1', route: '/canned-texts/:id' },
    });
    await settle();
    expect(fieldOf('text').value).toBe('Old');
    type('text', 'New');
    await press('Save');
    expect([shown.calls.at(-1), shown.where()]).toEqual([
      'update canned-texts t1 {"title":"Prices","text":"New"}'.replace('{', '{"id":"t1",'),
      '/canned-texts',
    ]);
  });
});

it('the check of the ledger goes on from part to part, until it is stopped', async () => {
  const parts = [later<object>(), later<object>(), later<object>()];
  const { calls } = showPage(<LedgerCheck />, {
    answers: { 'admin.checkLedger': () => parts[calls.length - 1]?.promise },
  });
  await press('Check the ledger');
  parts[0]?.answer({ students: 1, next: 'n1', differences: [{ userId: 'u', problem: 'P' }] });
  await settle();
  expect(pageText().slice(-5)).toEqual([
    '[Stop]',
    'Checked 1 student so far…',
    '(progressbar The check is running)',
    'Student u → /users/u/show',
    'P',
  ]);
  await press('Stop');
  parts[1]?.answer({ students: 5, next: null, differences: [{ userId: 'v', problem: 'Q' }] });
  await settle();
  expect(pageText().slice(-3)).toEqual(['[Check the ledger]', 'Student u → /users/u/show', 'P']);
  await press('Check the ledger');
  parts[2]?.answer({ students: 2, next: null, differences: [] });
  await settle();
  expect(pageText().slice(-2)).toEqual([
    '[Check the ledger]',
    '(success) The ledger of 2 students gives the access that is stored.',
  ]);
  expect(calls).toEqual([
    'admin.checkLedger {"query":{}}',
    'admin.checkLedger {"query":{"after":"n1"}}',
    'admin.checkLedger {"query":{}}',
  ]);
});

describe('the site as a student sees it', () => {
  const student = { id: 's', email: 'ann@x.org', firstName: 'Ann', lastName: 'Lee' };
  const open = async (ms: number) => {
    const view = { token: 't', expiresAt: new Date(Date.now() + ms).toISOString(), student };
    const shown = showPage(<ViewAsStudent user={ANN} />, {
      answers: { 'admin.viewAsStudent': view },
    });
    await settle();
    return { shown, view, seen: await ask(shown, 'View as student') };
  };
  const dialog = () => document.querySelector('[role="dialog"]');

  it('is open in a frame until it is left, there or here', async () => {
    const { seen, view } = await open(60_000);
    expect(seen).toContain(
      `sends admin.viewAsStudent {"params":{"id":"${ANN.id}"},"body":{"reason":"Because"}}`,
    );
    const until = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
    expect(dialog() && pageText(dialog() as Element)).toEqual([
      '# Viewing as ann@x.org',
      `You can look, but not change anything. Ends at ${until.format(new Date(view.expiresAt))}.`,
      '[Leave view]',
      '(iframe The site as the student sees it)',
    ]);
    const frame = document.querySelector('iframe');
    expect(frame?.getAttribute('src')).toBe('/staff-frame');
    const source = frame?.contentWindow ?? null;
    const told = jest.spyOn(source as Window, 'postMessage').mockImplementation(() => undefined);
    const say = (kind: string) =>
      act(() => void window.dispatchEvent(new MessageEvent('message', { data: { kind }, source })));
    say('staff-frame.ready');
    const order = { kind: 'staff-frame.student', theme: 'light', view };
    expect(told.mock.calls.at(-1)).toEqual([order, window.location.origin]);
    say('staff-frame.left');
    expect(dialog()).toBeNull();
    await open(60_000);
    await press('Leave view');
    expect(dialog()).toBeNull();
    await open(60_000);
    fireEvent.keyDown(dialog() as Element, { key: 'Escape' });
    await settle();
    expect(dialog()).toBeNull();
  });

  it('ends by itself, and says so', async () => {
    await open(1);
    await waitFor(() => expect(words()).toMatch(/This view ended after 15 minutes\. Leave it/));
    expect(document.querySelector('iframe')).toBeNull();
  });
});
