import { afterEach, describe, expect, it } from '@jest/globals';
import { handOverToast, takeHandedOverToast } from './handed-over-toast.js';
import { STORAGE_KEYS } from './storage-keys.js';

describe('a toast that is handed over', () => {
  afterEach(() => sessionStorage.clear());

  it('is taken once', () => {
    handOverToast({ title: 'Access Denied', variant: 'destructive' });
    expect(takeHandedOverToast()).toEqual({
      title: 'Access Denied',
      description: undefined,
      tone: 'error',
    });
    expect(takeHandedOverToast()).toBeUndefined();
  });

  it('says that something succeeded', () => {
    const done = { title: 'Signed out successfully', description: 'Come back soon!' };
    handOverToast({ ...done, variant: 'success' });
    expect(takeHandedOverToast()).toEqual({ ...done, tone: 'success' });
  });

  it.each(['{', '{}', '{"title":1}'])('is none in %s', (text) => {
    sessionStorage.setItem(STORAGE_KEYS.toast, text);
    expect(takeHandedOverToast()).toBeUndefined();
  });
});
