import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakeSession } from '../../test/fake-session.js';
import { SecondStepForm } from './second-step-form.js';

const code = () => screen.getByLabelText<HTMLInputElement>(/code/, { selector: 'input' });
const type = (value: string) => fireEvent.change(code(), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });
const send = () => act(async () => void fireEvent.submit(code()));

/** The form; `answer` is the server's response. */
function open(answer: string | null | Promise<null> = null) {
  const [sent, said]: [string[], string[]] = [[], []];
  const kept = fakeSession(null);
  const give = (kind: string) => async (text: string) => {
    sent.push(`${kind} ${text}`);
    return answer;
  };
  const secondStep = {
    ...kept.secondStep,
    giveCode: give('app'),
    giveRecoveryCode: give('recovery'),
  };
  render(
    <SecondStepForm
      session={{ ...kept, secondStep }}
      onDone={() => said.push('done')}
      onStartOver={() => said.push('over')}
    />,
  );
  return { sent, said };
}

describe('the second step of a sign-in', () => {
  it('takes six digits, however they are typed', async () => {
    const { sent, said } = open();
    expect([code().inputMode, code().autocomplete, document.activeElement]).toEqual([
      ...['numeric', 'one-time-code', code()],
    ]);
    type('12 34x');
    expect(code().value).toBe('1234');
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Enter the 6 digits that your app shows.');
    expect([code().getAttribute('aria-invalid'), sent]).toEqual(['true', []]);
    type('123 4567');
    expect(code().value).toBe('123456');
    await send();
    expect([sent, said]).toEqual([['app 123456'], ['done']]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has the refused code typed over', async () => {
    const { said } = open("That code isn't right.");
    type('123456');
    act(() => button('Continue').focus());
    await send();
    expect(screen.getByRole('alert').textContent).toBe("That code isn't right.");
    expect(document.activeElement).toBe(code());
    expect([code().selectionStart, code().selectionEnd]).toEqual([0, 6]);
    expect(said).toEqual([]);
    expect(button('Continue').ariaBusy).toBe('false');
  });

  it('is sent once while it is checked', async () => {
    const { sent } = open(new Promise(() => {}));
    type('123456');
    await send();
    await send();
    const busy = button('Checking...');
    expect([sent.length, busy.ariaDisabled, busy.ariaBusy]).toEqual([1, 'true', 'true']);
  });

  it('takes a recovery code instead of the app, and the app again', async () => {
    const { sent, said } = open();
    type('123');
    fireEvent.click(button('Use a recovery code'));
    const field = screen.getByLabelText<HTMLInputElement>(/^Recovery code/);
    expect([field.value, field.autocomplete, field.maxLength]).toEqual(['', 'off', 40]);
    expect([field.inputMode, document.activeElement]).toEqual(['text', field]);
    type('  ');
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Enter one of your recovery codes.');
    type(' ABCDE-12345 ');
    expect(field.value).toBe(' ABCDE-12345 ');
    await send();
    expect(sent).toEqual(['recovery ABCDE-12345']);
    fireEvent.click(button('Use your authenticator app'));
    expect([screen.getByLabelText<HTMLInputElement>(/^Six-digit code/).value, said]).toEqual([
      '',
      ['done'],
    ]);
    fireEvent.click(button('Start over'));
    expect(said).toEqual(['done', 'over']);
  });
});
