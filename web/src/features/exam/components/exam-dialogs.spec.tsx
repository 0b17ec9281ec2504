import { describe, expect, it, jest } from '@jest/globals';
import { NOTE_MAX } from '@prepward/contracts/attempt-rules';
import type { ReportItemBody } from '@prepward/contracts/item-reports';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError } from '../../../lib/api.js';
import type { Panel } from '../hooks/use-exam-view.js';
import type { Tools } from '../hooks/use-tools.js';
import { SHORTCUTS } from '../shortcuts.js';
import { FinishDialog } from './finish-dialog.js';
import { HelpDialog } from './help-dialog.js';
import { NavigatorDialog } from './navigator-dialog.js';
import { NoteDialog } from './note-dialog.js';
import { ReportDialog } from './report-dialog.js';
import { SentencesDialog } from './sentences-dialog.js';
import { ToolBar } from './tool-bar.js';

const nothing = () => undefined;
const dialog = (name?: string) => screen.findByRole('dialog', name ? { name } : {});
const press = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const leave = () => fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });

it('what ends goes on with "Keep going" and Escape, and ends only when that is pressed', async () => {
  const [stay, finish] = [jest.fn(), jest.fn()];
  render(<FinishDialog open unanswered={2} onStay={stay} onFinish={finish} />);
  await dialog();
  press('Keep going');
  leave();
  expect([stay.mock.calls.length, finish.mock.calls.length]).toEqual([2, 0]);
  press('Finish');
  expect([stay.mock.calls.length, finish.mock.calls.length]).toEqual([2, 1]);
});

it('the help says how answers are kept here, and every key', async () => {
  const [keys, close] = [jest.fn(), jest.fn()];
  const help = (exam: boolean, keysOn: boolean) => (
    <HelpDialog keysOn={keysOn} onKeys={keys} exam={exam} onClose={close} />
  );
  const { rerender } = render(help(true, true));
  expect((await dialog('Help')).textContent).toMatch(/saved as soon as you choose it/);
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(SHORTCUTS.map((one) => one.keys + one.does));
  const box = () => screen.getByRole<HTMLInputElement>('checkbox');
  expect(box().checked).toBe(true);
  fireEvent.click(box());
  rerender(help(false, false));
  expect((await dialog()).textContent).toMatch(/Check an answer to see whether/);
  expect(box().checked).toBe(false);
  fireEvent.click(box());
  expect(keys.mock.calls).toEqual([[false], [true]]);
  leave();
  expect(close).toHaveBeenCalledTimes(1);
});

it('a note is written at once, as long as it may be, and goes with "Done"', async () => {
  const [changed, close] = [jest.fn(), jest.fn()];
  render(<NoteDialog note="Valves" onChange={changed} onClose={close} />);
  await dialog('Note');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your note');
  expect(document.activeElement).toBe(field);
  expect([field.value, field.maxLength]).toEqual(['Valves', NOTE_MAX]);
  fireEvent.change(field, { target: { value: '' } });
  expect(changed.mock.calls).toEqual([['']]);
  press('Done');
  leave();
  expect(close).toHaveBeenCalledTimes(2);
});

it('sentences are chosen and given up one by one, in each text', async () => {
  const [mark, close] = [jest.fn(), jest.fn()];
  const texts = [
    { text: 'passage-p', title: 'Bones', sentences: [{ text: 'One.', start: 0, end: 4 }] },
    {
      text: 'stem-1',
      title: 'Question',
      sentences: [
        { text: 'Two.', start: 0, end: 4 },
        { text: 'Three.', start: 5, end: 11 },
      ],
    },
  ];
  const marks = { 'stem-1': [{ start: 0, end: 4 }] };
  render(<SentencesDialog texts={texts} marks={marks} onMark={mark} onClose={close} />);
  await dialog('Highlight');
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false]);
  for (const box of boxes) fireEvent.click(box);
  expect(mark.mock.calls).toEqual([
    ['passage-p', [{ start: 0, end: 4 }]],
    ['stem-1', []],
    ['stem-1', [...marks['stem-1'], { start: 5, end: 11 }]],
  ]);
  expect(
    within(screen.getByRole('group', { name: 'Bones' })).getAllByRole('checkbox'),
  ).toHaveLength(1);
  press('Done');
  leave();
  expect(close).toHaveBeenCalledTimes(2);
});

it('the list of questions sends the focus to the question that was pressed, and only then', async () => {
  const item = jest.fn();
  const states = [{ position: 3, number: 1, progress: 'unseen' as const, flagged: false }];
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          List
        </button>
        {open ? (
          <NavigatorDialog
            states={states}
            at={3}
            onGoTo={() => setOpen(false)}
            focusItem={item}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </>
    );
  }
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'List' });
  opener.focus();
  fireEvent.click(opener);
  await dialog('All questions');
  leave();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(item).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(opener);
  fireEvent.click(opener);
  await dialog();
  expect(screen.getByRole('button', { name: /^Question 1/ }).getAttribute('aria-current')).toBe(
    'step',
  );
  press('Question 1, not seen');
  await waitFor(() => expect(item).toHaveBeenCalledTimes(1));
  expect(document.activeElement).not.toBe(opener);
});

describe('a report', () => {
  const REASONS: [string, ReportItemBody['reason']][] = [
    ['The answer marked correct is wrong', 'wrong-key'],
    ['The question is unclear', 'unclear'],
    ["There's a typo", 'typing-error'],
    ["Something doesn't display correctly", 'display'],
    ["It's no longer on the exam", 'outdated'],
    ['Something else', 'other'],
  ];

  it('that is refused says why and can be sent again, with the reason that was chosen', async () => {
    const refusal = new ApiError(429, 'RATE_LIMITED', 'Wait.');
    const send = jest.fn<(body: ReportItemBody) => Promise<void>>(() => Promise.reject(refusal));
    const close = jest.fn();
    render(<ReportDialog position={4} name="Math, question 2" send={send} onClose={close} />);
    expect((await dialog('Report a problem')).textContent).toMatch(/Math, question 2\. If the key/);
    const words = screen.getByLabelText<HTMLTextAreaElement>('In your words');
    expect(words.maxLength).toBe(2000);
    fireEvent.change(words, { target: { value: ' Look. ' } });
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send the report' });
    expect(button().disabled).toBe(true);
    for (const [index, [label]] of REASONS.entries()) {
      fireEvent.click(screen.getByRole('radio', { name: label }));
      await waitFor(() => expect(button().disabled).toBe(false));
      expect(screen.getByRole<HTMLInputElement>('radio', { name: label }).checked).toBe(true);
      fireEvent.click(button());
      await waitFor(() => expect(send).toHaveBeenCalledTimes(index + 1));
      expect((await screen.findByRole('alert')).textContent).toMatch(
        /We couldn't send your report.*Too many requests/,
      );
    }
    expect(send.mock.calls.map(([body]) => body)).toEqual(
      REASONS.map(([, reason]) => ({ position: 4, reason, text: 'Look.' })),
    );
    expect(screen.queryByRole('dialog', { name: 'Thank you' })).toBeNull();
    press('Cancel');
    leave();
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('is sent once while it is on its way, and thanked for', async () => {
    let arrive: () => void = nothing;
    const send = () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      });
    const close = jest.fn();
    render(<ReportDialog position={4} name="Question 4" send={send} onClose={close} />);
    await dialog();
    await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send the report' });
    await userEvent.click(button());
    expect([button().disabled, button().getAttribute('aria-busy')]).toEqual([true, 'true']);
    arrive();
    expect((await dialog('Thank you')).textContent).toMatch(/If your score changes, we'll email/);
    press('Back to the question');
    leave();
    expect(close).toHaveBeenCalledTimes(2);
  });
});

describe('the focus goes back to the tool', () => {
  const TOOLS: Tools = {
    ...{ calculatorOpen: false, hasNote: false, size: '100', keysOn: true },
    toggleCalculator: undefined,
    ...{ setSize: nothing, setKeysOn: nothing, hold: nothing, highlight: nothing, strike: nothing },
  };

  /** The tools of a question, and the window that each opens. */
  function Desk() {
    const [panel, show] = useState<Panel | null>(null);
    const close = () => show(null);
    return (
      <>
        <ToolBar tools={TOOLS} onShow={show} />
        {panel === 'note' ? <NoteDialog note="" onChange={nothing} onClose={close} /> : null}
        {panel === 'help' ? <HelpDialog keysOn onKeys={nothing} exam onClose={close} /> : null}
        {panel === 'report' ? (
          <ReportDialog position={4} name="Question 4" send={async () => {}} onClose={close} />
        ) : null}
      </>
    );
  }
  const tool = (name: string) => screen.getByRole('button', { name });
  const isBackAt = (name: string) =>
    waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(tool(name));
    });

  it('from a note, whose field takes it at once', async () => {
    const user = userEvent.setup();
    render(<Desk />);
    await user.click(tool('Note'));
    await dialog('Note');
    press('Done');
    await isBackAt('Note');
  });

  it('from a report and its thanks', async () => {
    const user = userEvent.setup();
    render(<Desk />);
    await user.click(tool('Report a problem'));
    await dialog('Report a problem');
    await user.click(screen.getByRole('radio', { name: 'Something else' }));
    await user.click(tool('Send the report'));
    await dialog('Thank you');
    await user.click(tool('Back to the question'));
    await isBackAt('Report a problem');
  });

  it('from what "More tools" opened', async () => {
    const user = userEvent.setup();
    render(<Desk />);
    await user.click(tool('More tools'));
    await user.click(await screen.findByRole('menuitem', { name: 'Help and keys' }));
    await dialog('Help');
    await user.keyboard('{Escape}');
    await isBackAt('More tools');
  });
});
