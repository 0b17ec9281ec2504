import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { fakeSession } from '../test/fake-session.js';
import { pageText } from '../test/page-text.js';
import { press, words } from '../test/page-work.js';
import { FILE, ITEM_DETAIL } from '../test/records.js';
import { ask, buttonOf, settle, showPage } from '../test/show-page.js';
import { PagePictures } from './files/page-pictures.js';
import { UploadButton } from './files/upload-button.js';
import { ItemEdit } from './items/item-edit.js';
import { ItemFrame } from './items/item-frame.js';
import { CHECK_PAUSE_MS } from './items/use-checked-item.js';
import { SessionContext } from './shell/session-context.js';

const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
});

/** Waits until the page ends with these lines, in this order. */
const shows = (lines: string[]) =>
  waitFor(() => expect(pageText().slice(-lines.length)).toEqual(lines));

describe('the text of a question', () => {
  const CHECKED = {
    ...{ findings: [] as object[], view: null as object | null, sheet: null },
    changes: { key: false, wording: true, reasons: false },
    reach: { attempts: 0, scores: 0, students: 0, open: 0 },
  };
  const open = async (answers: Record<string, unknown>, record: unknown = ITEM_DETAIL) => {
    const shown = showPage(<ItemEdit />, {
      ...{ record: record as object, answers, at: '/items/math.a%3A1', route: '/items/:id' },
    });
    await settle();
    return shown;
  };
  /** Waits until the typed text has been checked and the answer is shown. */
  const untilChecked = async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, CHECK_PAUSE_MS + 20)));
    await settle();
  };
  const stem = () => document.querySelector('textarea') as HTMLTextAreaElement;
  const edit = async (value: string) => {
    act(() => void fireEvent.change(stem(), { target: { value } }));
    await untilChecked();
  };
  const save = () => buttonOf('Save…');

  it('is saved once it was checked and says something new', async () => {
    let checked = { ...CHECKED, changes: { ...CHECKED.changes, wording: false } };
    let answer: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const checkItem = () => gate.then(() => checked);
    const shown = await open({ 'admin.checkItem': checkItem, 'admin.editItem': {} });
    expect(document.title).toBe('Edit question math.a:1 · Prepward');
    expect(words()).not.toMatch(/without its text/);
    expect([save().disabled, document.querySelector('[aria-busy="true"]') !== null]).toEqual([
      true,
      true,
    ]);
    answer();
    await untilChecked();
    expect([save().disabled, /Nothing has changed yet/.test(words())]).toEqual([true, true]);
    checked = CHECKED;
    await edit('How much?');
    expect(save().disabled).toBe(false);
    act(() => void fireEvent.change(stem(), { target: { value: 'How much is it?' } }));
    expect(save().disabled).toBe(true);
    await untilChecked();
    const before = shown.calls.length;
    const seen = await ask(shown, 'Save…');
    expect(seen.slice(0, 3)).toEqual([
      '-- Save…',
      '# Save a new version?',
      'The new wording appears in attempts that start from now on. Earlier attempts keep what the student saw.',
    ]);
    const text = { ...ITEM_DETAIL.text, stem: 'How much is it?' };
    const body = { text, version: 2, reason: 'Because' };
    expect(shown.calls[before]).toBe(
      `admin.editItem ${JSON.stringify({ params: { id: 'math.a:1' }, body })}`,
    );
    expect([shown.where(), shown.said]).toEqual([
      '/items/math.a%3A1/show',
      ['success: The new version is saved.'],
    ]);
  });

  it('is shown as it would be, or as it was where a formula is wrong', async () => {
    const view = { ...ITEM_DETAIL.view, stem: 'New' };
    let checked: object = { ...CHECKED, findings: [{ rule: 7, message: 'Too long' }] };
    let answer: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await open({ 'admin.checkItem': () => gate.then(() => checked) });
    expect(words()).not.toMatch(/A formula can’t be rendered/);
    answer();
    await untilChecked();
    expect(pageText().join(' ')).toMatch(/\(error\) Fix these before you save: \/ Too long/);
    expect(words()).toMatch(/Bank rule 7.*A formula can’t be rendered/);
    const source = document.querySelector('iframe')?.contentWindow as Window;
    const told = jest.spyOn(source, 'postMessage').mockImplementation(() => undefined);
    const data = { kind: 'staff-frame.ready' };
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source })));
    expect(told.mock.calls.at(-1)?.[0]).toMatchObject({
      ...{ kind: 'staff-frame.item', itemId: 'math.a:1', version: 2, theme: 'light' },
      ...{ view: ITEM_DETAIL.view, sheet: null, passage: null },
    });
    checked = { ...CHECKED, view, sheet: { key: 'new' } };
    await edit('New');
    expect(words()).toMatch(/This version passes the bank’s checks/);
    expect(words()).not.toMatch(/A formula can’t be rendered/);
    expect(told.mock.calls.at(-1)?.[0]).toMatchObject({ view });
    await press('With the answer');
    expect(told.mock.calls.at(-1)?.[0]).toMatchObject({ view, sheet: { key: 'new' } });
  });

  it('says why it can’t be checked, or edited at all', async () => {
    await open({
      'admin.checkItem': () => {
        throw new HttpError('x', 400, { code: 'VALIDATION_FAILED' });
      },
    });
    await untilChecked();
    expect(words()).toMatch(/isn't right\. Check it and try again\. Every field needs some text\./);
    expect([save().disabled, document.querySelector('[aria-busy="true"]')]).toEqual([true, null]);
    const cancel = [...document.querySelectorAll('a')].map((each) => each.getAttribute('href'));
    expect(cancel).toEqual(['/items', '/items/math.a%3A1/show']);
    cleanup();
    await open({}, { ...ITEM_DETAIL, text: null });
    expect(pageText()).toContain(
      '(warning) This version was stored without its text, so it can’t be edited here.',
    );
    expect(document.querySelector('textarea')).toBeNull();
    cleanup();
    const answers = [ITEM_DETAIL];
    await open({}, () => {
      const found = fails ? undefined : answers[0];
      if (found === undefined) throw new HttpError('x', 404, { code: 'NOT_FOUND' });
      return found;
    });
    expect(pageText().join(' ')).toMatch(/\(error\) We can't find this\./);
    fails = false;
    await press('Try again');
    expect(stem().value).toBe('How many?');
  });
  let fails = true;
});

it('a question in its frame is shown on one side, in one theme', async () => {
  const item = {
    ...{ itemId: 'i', version: 3, passage: null },
    ...{ view: { stem: 'Q' }, sheet: { key: 'K' } },
  };
  showPage(<ItemFrame item={item as never} />);
  await settle();
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  const source = frame.contentWindow as Window;
  const told = jest.spyOn(source, 'postMessage').mockImplementation(() => undefined);
  const say = (data: object) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source })));
  say({ kind: 'staff-frame.ready' });
  say({ kind: 'staff-frame.height', height: 640 });
  expect([frame.style.height, frame.getAttribute('src')]).toEqual(['640px', '/staff-frame']);
  const last = () => told.mock.calls.at(-1)?.[0];
  const plain = { ...item, kind: 'staff-frame.item', theme: 'light', sheet: null };
  expect(last()).toEqual(plain);
  await press('With the answer');
  await press('Dark');
  await press('Dark');
  expect(last()).toEqual({ ...plain, theme: 'dark', sheet: { key: 'K' } });
  await press('Question');
  expect(last()).toEqual({ ...plain, theme: 'dark' });
  await press('Light');
  expect(last()).toEqual(plain);
});

describe('a PDF', () => {
  const TAKEN = { id: 'u1', state: 'taken', chunks: 1, problem: null, fileId: 'f9' };
  const answer = (body: object, status = 200) => ({
    ...{ ok: status < 400, status, json: async () => body },
  });
  type Answer = ReturnType<typeof answer>;

  /** The button, with `serve` as its server; the chosen file is one piece. */
  const open = async (serve: (path: string) => Answer | Promise<Answer>, fileId?: string) => {
    const asked: string[] = [];
    globalThis.fetch = (async (path: string, { signal }: RequestInit) => {
      asked.push(path.replace('/api/v1/admin', ''));
      return Promise.race([
        serve(path),
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      ]);
    }) as unknown as typeof fetch;
    const shown = showPage(
      <SessionContext value={fakeSession('token')}>
        <UploadButton label="Upload a PDF" {...(fileId === undefined ? {} : { fileId })} />
      </SessionContext>,
    );
    await settle();
    return { shown, asked };
  };
  const choose = async (name = 'Math.pdf') => {
    const file = new File(['%PDF'], name);
    Object.defineProperty(file, 'arrayBuffer', { value: async () => Buffer.alloc(8) });
    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [file] } });
    await settle();
  };

  it('becomes a file, which is opened then', async () => {
    const { shown } = await open(() => answer(TAKEN));
    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    const opened = jest.spyOn(input, 'click').mockImplementation(() => undefined);
    await press('Upload a PDF');
    expect([opened.mock.calls.length, input.accept]).toEqual([1, 'application/pdf,.pdf']);
    await choose();
    await waitFor(() => expect(shown.said).toEqual(['success: File uploaded.']));
    await waitFor(() => expect(shown.where()).toBe('/files/f9'));
  });

  it('becomes a version of a file, which is read again', async () => {
    const { shown, asked } = await open(() => answer(TAKEN), 'f1');
    await choose();
    await waitFor(() => expect(shown.said).toEqual(['success: New version uploaded.']));
    await settle();
    expect([asked[0], shown.where()]).toEqual(['/file-uploads', '/things/r1/show']);
    expect([pageText(), buttonOf('Upload a PDF').disabled]).toEqual([
      ['<Upload a PDF: (file)>', '[Upload a PDF]'],
      false,
    ]);
  });

  it('says how far it is, and can be stopped until all of it was sent', async () => {
    let check: (answer: Answer) => void = () => undefined;
    const receiving = { ...TAKEN, state: 'receiving', chunks: 0, fileId: null };
    const { asked } = await open((path) =>
      path.endsWith('chunks/0')
        ? new Promise<Answer>((resolve) => {
            check = resolve;
          })
        : path.endsWith('finish')
          ? new Promise(() => {})
          : answer(receiving),
    );
    await choose();
    await waitFor(() => expect(asked.at(-1)).toBe('/file-uploads/u1/chunks/0'));
    await shows([
      '<Upload a PDF: (file)>',
      '[Upload a PDF] (off)',
      'Uploading Math.pdf',
      '[Stop]',
      '(progressbar Uploading Math.pdf)',
    ]);
    await press('Stop');
    await shows(['<Upload a PDF: (file)>', '[Upload a PDF]']);
    const before = asked.length;
    await choose();
    await waitFor(() => expect(asked.slice(before)).toContain('/file-uploads/u1/chunks/0'));
    check(answer({ ...receiving, chunks: 1 }));
    await settle();
    expect(pageText().slice(2)).toEqual(['Checking Math.pdf…', '(progressbar Checking Math.pdf…)']);
    expect(asked.at(-1)).toBe('/file-uploads/u1/finish');
  });

  it('is refused in words, until the next is chosen', async () => {
    const refused = { ...TAKEN, state: 'refused', problem: 'duplicate', fileId: 'f2' };
    const { shown } = await open(() => answer(refused));
    await choose('Math.txt');
    await shows(['(error) Choose a PDF: its name ends in .pdf.']);
    await choose();
    await shows(['(error) This file is already here, byte for byte. Open it → /files/f2']);
    expect(shown.said).toEqual([]);
  });

  it('shows its first pages to staff, and says so where one can’t be', async () => {
    const asked: unknown[] = [];
    globalThis.fetch = (async (path: string, { headers }: RequestInit) => {
      asked.push([path, headers]);
      return { ok: path.endsWith('/1'), status: 404, blob: async () => new Blob(['x']) };
    }) as unknown as typeof fetch;
    const revoked: string[] = [];
    Object.assign(URL, {
      createObjectURL: () => 'blob:one',
      revokeObjectURL: (url: string) => revoked.push(url),
    });
    const pictures = [1, 2].map((page) => ({ page, width: 100, height: 141 }));
    showPage(
      <SessionContext value={fakeSession('token')}>
        <PagePictures file={{ ...FILE, pictures } as never} />
      </SessionContext>,
    );
    await settle();
    expect(pageText()).toEqual(['(img Page 1)', 'Page 1', 'Couldn’t load this page.', 'Page 2']);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:one');
    expect(asked[0]).toEqual([
      '/api/v1/admin/files/f1/pictures/1',
      { authorization: 'Bearer token' },
    ]);
    cleanup();
    expect(revoked).toEqual(['blob:one']);
  });
});
