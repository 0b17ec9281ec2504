import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { words } from '../../../test/page.js';
import { FinishDialog } from './finish-dialog.js';

const nothing = () => undefined;

describe('before something ends', () => {
  it.each([
    [
      0,
      undefined,
      'Finish now?',
      /Every question is answered. You can't come back to your answers/,
    ],
    [1, undefined, 'Finish now?', /1 question is not answered and will .* can't come back to them/],
    [2, 'Math', 'Close Math?', /2 questions are not answered .* Math closes for good: you can't/],
    [0, 'Math', 'Close Math?', /Every question is answered. Math closes for good/],
  ])('with %d open in %s it says what happens', async (unanswered, section, title, said) => {
    render(<FinishDialog open {...{ unanswered, section }} onStay={nothing} onFinish={nothing} />);
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    expect(words()).toMatch(said);
    const finish = section ? 'Close section' : 'Finish';
    expect(screen.getByRole('button', { name: finish })).toBeTruthy();
  });
});
