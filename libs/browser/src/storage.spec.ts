import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { csvInstant } from './csv.js';
import { downloadFile } from './download-file.js';
import { endsWithTab } from './ends-with-tab.js';
import { takeHandedOverToast } from './handed-over-toast.js';
import { randomUuid } from './random-key.js';
import {
  hasStoredSession,
  rememberSession,
  SESSION_KEY,
  sessionStorageAdapter as storage,
} from './session-storage.js';
import { examSettingKey, openPracticeKey, STORAGE_KEYS, uploadKey } from './storage-keys.js';
import { RECOVERY_CODE_WORDS, recoveryCodeProblem } from './two-step-texts.js';
import { localArea, sessionArea } from './web-storage.js';

const SESSION = JSON.stringify({ access_token: 'a', refresh_token: 'r' });
const VERIFIER = `${SESSION_KEY}-code-verifier`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the session of a browser', () => {
  // The first choice is made at the end: until then a session stays where it was found.
  it('stays where it was found, and is kept with the browser at first', () => {
    storage.setItem(SESSION_KEY, SESSION);
    expect([localStorage.getItem(SESSION_KEY), sessionStorage.length]).toEqual([SESSION, 0]);
    expect([hasStoredSession(), endsWithTab()]).toEqual([true, false]);
    localStorage.clear();
    sessionStorage.setItem(SESSION_KEY, SESSION);
    storage.setItem(SESSION_KEY, SESSION);
    expect([localStorage.length, sessionStorage.getItem(SESSION_KEY)]).toEqual([0, SESSION]);
    expect([hasStoredSession(), endsWithTab()]).toEqual([true, true]);
    localStorage.setItem(SESSION_KEY, SESSION);
    storage.removeItem(SESSION_KEY);
    expect([hasStoredSession(), sessionStorage.length]).toEqual([false, 0]);
  });

  it('is of the tab first where both have one', () => {
    localStorage.setItem(SESSION_KEY, SESSION);
    const other = JSON.stringify({ access_token: 'tab', refresh_token: 'r' });
    sessionStorage.setItem(SESSION_KEY, other);
    expect(storage.getItem(SESSION_KEY)).toBe(other);
  });

  it.each(['{}', '[]', '{"access_token":"a","refresh_token":7}', 'null', '{'])(
    'is none, and is removed, as %s',
    (text) => {
      localStorage.setItem(SESSION_KEY, text);
      expect(storage.getItem(SESSION_KEY)).toBeNull();
      expect(localStorage.getItem(SESSION_KEY)).toBeNull();
      storage.setItem('other', text);
      expect(storage.getItem('other')).toBe(text);
    },
  );

  it('is remembered by the page where the browser keeps nothing', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(localArea.set('key', 'value')).toBe(false);
    storage.setItem(SESSION_KEY, SESSION);
    expect(storage.getItem(SESSION_KEY)).toBe(SESSION);
    storage.removeItem(SESSION_KEY);
    expect(storage.getItem(SESSION_KEY)).toBeNull();
    storage.setItem(SESSION_KEY, SESSION);
    refuse.mockRestore();
    storage.setItem(SESSION_KEY, SESSION);
    localStorage.clear();
    expect(storage.getItem(SESSION_KEY)).toBeNull();
  });

  it('is kept as was chosen; what opens the link of an email is for every tab', () => {
    localStorage.setItem(SESSION_KEY, SESSION);
    rememberSession(false);
    storage.setItem(SESSION_KEY, SESSION);
    storage.setItem(VERIFIER, 'v');
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(sessionStorage.getItem(SESSION_KEY)).toBe(SESSION);
    expect(localStorage.getItem(VERIFIER)).toBe('v');
    rememberSession(true);
    storage.setItem(SESSION_KEY, SESSION);
    expect(localStorage.getItem(SESSION_KEY)).toBe(SESSION);
    expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
  });
});

describe('a browser that refuses its storage', () => {
  it('keeps nothing, and says so', () => {
    const refuse = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(sessionArea.get('key')).toBeNull();
    expect(sessionArea.set('key', 'value')).toBe(false);
    expect(() => sessionArea.remove('key')).not.toThrow();
    refuse.mockRestore();
    expect(sessionArea.set('key', 'value')).toBe(true);
    expect(sessionStorage.getItem('key')).toBe('value');
    expect(localStorage.getItem('key')).toBeNull();
  });
});

it('what browsers keep has the names that it had in every release', () => {
  expect(STORAGE_KEYS).toEqual({
    session: 'prepward.auth',
    visitor: 'prepward.visitor',
    toast: 'prepward.toast',
    next: 'prepward.next',
    tab: 'prepward.tab',
    scroll: 'prepward.scroll',
    enquiry: 'prepward.enquiry',
    theme: 'prepward.theme',
    textSize: 'prepward.exam.text-size',
    unsent: 'prepward.unsent',
    motion: 'prepward.motion',
  });
  expect(openPracticeKey('math')).toBe('prepward.open.math');
  expect(examSettingKey('lines')).toBe('prepward.exam.lines');
  expect([uploadKey('1a2b'), uploadKey('1a2b', 'f')]).toEqual(['upload 1a2b ', 'upload 1a2b f']);
});

describe('a toast of the other site', () => {
  it.each([
    [
      { title: 'A', description: 7, variant: 'other' },
      { title: 'A', tone: 'info' },
    ],
    [
      { title: 'A', variant: 'success' },
      { title: 'A', tone: 'success' },
    ],
  ])('%j is shown as %j', (left, shown) => {
    sessionStorage.setItem(STORAGE_KEYS.toast, JSON.stringify(left));
    expect(takeHandedOverToast()).toEqual({ description: undefined, ...shown });
    expect(sessionStorage.length).toBe(0);
  });
});

it('a UUID is of version 4', () => {
  expect(randomUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('an instant that is not known is an empty field', () => {
  expect([csvInstant(null), csvInstant(undefined)]).toEqual([undefined, undefined]);
});

it('a recovery code is asked for until there is one', () => {
  expect(recoveryCodeProblem(' \t')).toBe('Enter one of your recovery codes.');
  expect(recoveryCodeProblem('AAAAA')).toBeUndefined();
  expect(RECOVERY_CODE_WORDS.mfa_verification_failed).toMatch(/Try another one/);
});

describe('a file that is here', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is saved under its name, and let go of', () => {
    const dropped = jest.fn();
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: dropped });
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLElement,
    ) {
      const link = this as HTMLAnchorElement;
      saved.push(link.href, link.download);
    });
    downloadFile('answers.csv', new Blob(['a']));
    expect(saved).toEqual(['blob:1', 'answers.csv']);
    expect(dropped).toHaveBeenCalledWith('blob:1');
  });
});
