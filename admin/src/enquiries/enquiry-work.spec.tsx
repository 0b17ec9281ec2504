import { describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { pageText } from '../../test/page-text.js';
import {
  fieldOf,
  hushErrors,
  later,
  press,
  REFUSED,
  refuse,
  type,
  words,
} from '../../test/page-work.js';
import { ENQUIRY, NEW_ENQUIRY } from '../../test/records.js';
import { buttonOf, settle, showPage } from '../../test/show-page.js';
import { EnquiryShow } from './enquiry-show.js';

hushErrors();

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
    await press('Unassign');
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
    expect(shown.said).toEqual(['success: Note saved.']);
    expect(shown.calls[0]).toBe(
      'admin.noteOnEnquiry {"params":{"id":"q1"},"body":{"text":"Call back"}}',
    );
  });
});
