import { afterEach, describe, expect, it } from '@jest/globals';
import { takeHandedOverToast } from './handed-over-toast.js';

describe('takeHandedOverToast', () => {
  afterEach(() => sessionStorage.clear());

  it('takes the message once', () => {
    sessionStorage.setItem(
      'prepward.toast',
      JSON.stringify({ title: 'Access Denied', variant: 'destructive' }),
    );
    expect(takeHandedOverToast(sessionStorage)).toEqual({
      title: 'Access Denied',
      description: undefined,
      tone: 'error',
    });
    expect(takeHandedOverToast(sessionStorage)).toBeUndefined();
  });

  it('says what succeeded as such', () => {
    const done = { title: 'Signed out successfully', description: 'Come back soon!' };
    sessionStorage.setItem('prepward.toast', JSON.stringify({ ...done, variant: 'success' }));
    expect(takeHandedOverToast(sessionStorage)).toEqual({ ...done, tone: 'success' });
  });

  it.each(['{', '{}', '{"title":1}'])('ignores %s', (text) => {
    sessionStorage.setItem('prepward.toast', text);
    expect(takeHandedOverToast(sessionStorage)).toBeUndefined();
  });
});
