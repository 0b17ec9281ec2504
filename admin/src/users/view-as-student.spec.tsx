import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { pageText } from '../../test/page-text.js';
import { press, words } from '../../test/page-work.js';
import { ANN } from '../../test/records.js';
import { ask, settle, showPage } from '../../test/show-page.js';
import { ViewAsStudent } from './view-as-student.js';

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
