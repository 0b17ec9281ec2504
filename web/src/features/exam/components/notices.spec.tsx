import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { words } from '../../../test/page.js';
import type { BookState } from '../answer-types.js';
import type { Exam } from '../hooks/use-exam.js';
import { isHeld } from '../hooks/use-exam-view.js';
import { CHOICE, openMock, SELECT } from '../test-items.js';
import { LateAnswers, SaveTrouble } from './notices.js';
import { SaveIndicator } from './save-indicator.js';

const BOOK: BookState = { answers: {}, save: 'saved', failure: null, late: [], lasting: true };

describe('trouble with saving', () => {
  const trouble = (book: Partial<BookState>, tutor = false) => {
    const again = jest.fn();
    const { unmount } = render(
      <SaveTrouble book={{ ...BOOK, ...book }} tutor={tutor} onRetry={again} />,
    );
    const said = words();
    const button = screen.queryByRole('button');
    if (button) fireEvent.click(button);
    unmount();
    return { said, tried: again.mock.calls.length };
  };

  it('is nothing while answers arrive', () => {
    expect([trouble({}).said, trouble({ save: 'saving' }).said]).toEqual(['', '']);
  });

  it('says offline where answers are kept, and what waits', () => {
    const kept = trouble({ save: 'offline' });
    expect(kept.said).toMatch(/saved on this device/);
    expect(kept.said).not.toMatch(/explanation/);
    expect(kept.tried).toBe(1);
    expect(trouble({ save: 'offline', lasting: false }, true).said).toMatch(
      /keep this page open.*The explanation appears then/,
    );
  });

  it('says why the server refused', () => {
    expect(trouble({ save: 'failed', failure: 'Too long.' })).toEqual({
      said: expect.stringMatching(/accepted.*Too long. It's saved on this device/),
      tried: 1,
    });
  });

  it('is announced with its end, not that every answer is saved', () => {
    const shown = (change: object) => (
      <SaveIndicator state="saved" lasting others={false} {...change} />
    );
    const { rerender } = render(shown({}));
    const spoken = () => screen.getByRole('status').textContent;
    expect([words(), spoken()]).toEqual(['Saved', '']);
    rerender(shown({ state: 'saving', others: true }));
    expect([words(), spoken()]).toEqual(['Saving… · open elsewhere too', '']);
    rerender(shown({ state: 'offline' }));
    expect(spoken()).toBe('Offline, saved on this device');
    rerender(shown({ state: 'offline', lasting: false }));
    expect(spoken()).toBe('Offline, kept only while this page is open');
    rerender(shown({ state: 'saved' }));
    expect(spoken()).toBe('Saved');
    rerender(shown({ state: 'failed' }));
    expect(spoken()).toBe('Not saved');
  });

  it('names the answers that came too late', () => {
    const attempt = openMock();
    const read = jest.fn();
    const { rerender } = render(<LateAnswers attempt={attempt} positions={[]} />);
    expect(words()).toBe('');
    rerender(<LateAnswers attempt={attempt} positions={[1, 4]} onDismiss={read} />);
    expect(words()).toMatch(/Reading, question 1; Math, question 2: the answer/);
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(read).toHaveBeenCalledTimes(1);
    rerender(<LateAnswers attempt={attempt} positions={[1]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('holds the last question of a practice only', () => {
    const at = (save: BookState['save'], index = 1, tutor = true) =>
      isHeld({ tutor, index, items: [CHOICE, SELECT], book: { ...BOOK, save } } as unknown as Exam);
    expect([at('offline'), at('saving'), at('saved'), at('failed')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([at('offline', 0), at('offline', 1, false)]).toEqual([false, false]);
  });
});
