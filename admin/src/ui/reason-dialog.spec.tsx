import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { questionsRule } from '../files/file-words.js';
import { FormField } from './form-field.js';
import { type DialogFields, ReasonDialog } from './reason-dialog.js';

const sent: DialogFields[] = [];
let closed = 0;
afterEach(() => {
  sent.length = 0;
  closed = 0;
});

function open(answer: () => Promise<void> = async () => {}) {
  render(
    <ReasonDialog
      title="Sell this file?"
      text="Buyers get it."
      confirm="Sell it"
      onClose={() => {
        closed += 1;
      }}
      onConfirm={(fields) => {
        sent.push(fields);
        return answer();
      }}
    >
      <FormField
        name="questions"
        label="Questions"
        defaultValue="100"
        rules={{ validate: questionsRule }}
      />
    </ReasonDialog>,
  );
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Sell it' }));

/** A field's description, as a screen reader gets it. */
function saidAt(name: RegExp): string | null | undefined {
  const id = field(name).getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
}

/** A refusal of the API, as the data provider throws it. */
const refusal = (body: object) => async () => {
  throw new HttpError('refused', 400, body);
};

describe('a dialog that asks for the reason', () => {
  it('says at each field what is wrong, sends nothing, and keeps what was typed', async () => {
    open();
    type(/Reason/, '  ');
    type(/Questions/, '1.5');
    confirm();
    await waitFor(() => expect(saidAt(/Reason/)).toBe('Say why, in a few words.'));
    expect(saidAt(/Questions/)).toBe('Enter a whole number from 1 to 1,000.');
    expect(field(/Questions/).getAttribute('aria-invalid')).toBe('true');
    expect([sent, closed, field(/Questions/).value]).toEqual([[], 0, '1.5']);
  });

  it('sends what was typed, trimmed, and closes', async () => {
    open();
    type(/Reason/, ' A new edition ');
    type(/Questions/, ' 60 ');
    confirm();
    await waitFor(() => expect(closed).toBe(1));
    expect(sent).toEqual([{ reason: 'A new edition', questions: '60' }]);
  });

  it('says what the API refused, at its field too, and loses nothing', async () => {
    const errors = { questions: 'expected number, received null', root: { serverError: 'x' } };
    open(refusal({ code: 'VALIDATION_FAILED', errors }));
    type(/Reason/, 'A new edition');
    confirm();
    const words = "Something you entered isn't right. Check it and try again.";
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    await waitFor(() =>
      expect(saidAt(/Questions/)).toBe("This isn't right. Check it and try again."),
    );
    expect(saidAt(/Reason/)).toBe('The audit log keeps it.');
    expect([closed, field(/Reason/).value, field(/Questions/).value]).toEqual([
      0,
      'A new edition',
      '100',
    ]);
    // Once the field is changed, the form can be sent again.
    type(/Questions/, '60');
    confirm();
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('stays open by Escape while it is done, as what goes wrong is said in it', async () => {
    let fail = (_: Error) => {};
    open(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    type(/Reason/, 'Out of date');
    confirm();
    await waitFor(() => expect(sent).toHaveLength(1));
    const pressEscape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    pressEscape();
    expect(closed).toBe(0);
    fail(new HttpError('refused', 409, { code: 'FILE_PUBLISHED' }));
    await screen.findByRole('alert');
    pressEscape();
    expect(closed).toBe(1);
  });

  it('is busy while it is done, and forgets what went wrong before', async () => {
    let answers = [refusal({ code: 'FILE_PUBLISHED' })];
    let done = () => {};
    open(() => {
      const [next] = answers;
      answers = [];
      return (
        next?.() ??
        new Promise((resolve) => {
          done = resolve;
        })
      );
    });
    type(/Reason/, 'Out');
    confirm();
    await screen.findByRole('alert');
    confirm();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
    const [cancel, sell] = ['Cancel', 'Sell it'].map((name) =>
      screen.getByRole<HTMLButtonElement>('button', { name }),
    );
    expect([cancel?.disabled, sell?.disabled, sell?.ariaBusy]).toEqual([true, true, 'true']);
    if (sell?.form) fireEvent.submit(sell.form);
    done();
    await waitFor(() => expect(closed).toBe(1));
    expect(sent).toHaveLength(2);
  });

  it('takes a reason of three characters, and none shorter', async () => {
    open();
    expect(field(/Reason/).maxLength).toBe(500);
    type(/Reason/, ' ab ');
    confirm();
    await waitFor(() => expect(saidAt(/Reason/)).toBe('Say why, in a few words.'));
    type(/Reason/, 'abc');
    confirm();
    await waitFor(() => expect(sent).toMatchObject([{ reason: 'abc' }]));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(closed).toBe(2);
    expect(screen.getByRole('dialog', { name: 'Sell this file?' })).toBeTruthy();
  });

  it('marks no field for a refusal that is about none', async () => {
    open(refusal({ code: 'FILE_PUBLISHED' }));
    type(/Reason/, 'Out of date');
    confirm();
    await screen.findByRole('alert');
    expect(field(/Questions/).getAttribute('aria-invalid')).toBe('false');
  });
});
