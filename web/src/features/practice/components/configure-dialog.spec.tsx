import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { topicName } from '../../../entities/topic/topics.js';
import { FakeServer } from '../../../test/fake-server.js';
import { button, press } from '../../../test/page.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { settled } from '../../../test/settled.js';
import { bankOf, openSummaryOf, profileOf, progressOf } from '../../../test/student-data.js';
import { bankTree } from '../bank-tree.js';
import { ConfigureDialog } from './configure-dialog.js';
import { StartBox } from './start-box.js';

const START = 'POST /api/v1/attempts';
const MATCHING = 'POST /api/v1/attempts/matching';
const OPEN = 'GET /api/v1/attempts';
const BUSY = { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Busy.' } };
const never = () => new Promise<never>(() => undefined);

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = new FakeServer()
    .on('GET /api/v1/profile', { status: 200, body: profileOf({ accommodation: 1.5 }) })
    .on(OPEN, { status: 200, body: { items: [], nextCursor: null } })
    .on(MATCHING, { status: 200, body: { items: 214, atOnce: 120 } })
    .on(START, { status: 201, body: { id: 'new' } });
  restore = server.install();
});

afterEach(() => restore());

const radio = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: '[type=radio]' });
const box = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: '[type=checkbox]' });
const tick = (name: string) => fireEvent.click(box(name));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const keys = () => server.asked(START).map(({ headers }) => headers.get('idempotency-key'));

describe('the configure dialog', () => {
  const tree = bankTree(bankOf(), progressOf());
  const [data] = tree[1]?.areas.filter(({ slug }) => slug === 'math.data') ?? [];
  const [first, second] = data?.objectives ?? [];
  if (!data || !first || !second) throw new Error('The bank has no such area');
  const close = jest.fn();

  async function open(props: Partial<Parameters<typeof ConfigureDialog>[0]> = {}) {
    close.mockClear();
    renderSignedIn(<ConfigureDialog tree={tree} expired={false} onClose={close} {...props} />);
    await screen.findByRole('dialog', { name: 'Configure practice' });
    await waitFor(() => expect(button(/^Start/).disabled).toBe(false));
  }
  const line = () => document.querySelector('[role=dialog] summary')?.lastElementChild?.textContent;

  it('says in one line what is chosen, and starts just that', async () => {
    await open();
    expect(line()).toBe('All subjects, answers at once, no clock');
    type('Subject', 'math');
    expect(line()).toBe('Math, answers at once, no clock');
    tick(first.name);
    expect(line()).toBe(`${topicName(first.slug)}, answers at once, no clock`);
    tick(second.name);
    expect(line()).toBe(`${topicName(first.slug)} and 1 more, answers at once, no clock`);
    fireEvent.click(radio('Due for review'));
    fireEvent.click(radio(/^Exam ?Answers/));
    expect(line()).toMatch(/ and 1 more, due for review, answers at the end, time and a half$/);
    expect(radio(/^Time and a half/).checked).toBe(true);
    fireEvent.click(radio(/^Double time/));
    // From now on the clock is the student's own choice, whatever the mode.
    fireEvent.click(radio(/^Tutor/));
    expect(line()).toMatch(/answers at once, double time$/);
    expect(radio(/^Double time/).checked).toBe(true);
    fireEvent.click(radio(/^Exam pace/));
    expect(line()).toMatch(/exam pace$/);
    type('Number of questions', '6');
    press(/^Start/);
    await waitFor(() => expect(server.asked(START)).toHaveLength(1));
    expect(server.asked(START)[0]?.body).toEqual({
      ...{ kind: 'practice', pool: 'due', subject: 'math', count: 6, mode: 'tutor', time: 1 },
      objectives: [first.slug, second.slug],
    });
  });

  it('drops the topics of a subject with it, and tells the minutes at its pace', async () => {
    await open({ topic: first.slug });
    expect(line()).toBe(`${first.name}, answers at once, no clock`);
    expect(radio('Exam pace, 30 min')).toBeTruthy();
    type('Subject', 'science');
    expect(line()).toBe('Science, answers at once, no clock');
    type('Subject', 'all');
    expect(radio('Exam pace, 25 min')).toBeTruthy();
    type('Number of questions', '4');
    expect(radio('Exam pace')).toBeTruthy();
    expect(await screen.findByText('Choose 5 to 100.')).toBeTruthy();
  });

  it('of a topic has the presets of that topic, and the others of everything', async () => {
    await open({ topic: data.slug });
    const many = data.objectives.length * 2;
    expect(button(/^My mistakes/).textContent).toBe(
      `My mistakes${many} questions you missed last time`,
    );
    // An area that is fully chosen stays collapsed; one that is partly chosen opens.
    const folds = () =>
      [...document.querySelectorAll('li > details')].map((one) => one.matches('[open]'));
    expect(folds()).not.toContain(true);
    expect(box(first.name).closest('div')?.textContent).toBe(`${first.name}10 questions`);
    tick(first.name);
    expect(folds()).not.toContain(true);
    const whole = box(data.name).closest('div')?.textContent;
    expect(whole).toBe(`${data.name}${many * 5} questions`);
  });

  it('shows the objectives of the area where some of them were chosen beforehand', async () => {
    await open({ topic: first.slug });
    const [shown, ...more] = document.querySelectorAll('li > details[open]');
    expect(shown?.querySelector('summary')?.textContent).toBe(
      `1 of ${data.objectives.length} objectives of ${data.name}`,
    );
    expect(more).toEqual([]);
    const folded = [...document.querySelectorAll('li > details:not([open]) summary')];
    expect(folded[0]?.textContent).toMatch(/^Objectives of /);
  });

  it('marks a preset until something else is chosen, and takes the whole of another', async () => {
    await open({ preset: 'timed' });
    const marked = () =>
      [...document.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent);
    expect(marked()).toEqual([expect.stringMatching(/^Timed 20/)]);
    fireEvent.click(radio('Hard'));
    expect(marked()).toEqual([]);
    press(/^My mistakes/);
    expect(marked()).toEqual([expect.stringMatching(/^My mistakes/)]);
    expect([radio('Any').checked, radio(/^Tutor/).checked]).toEqual([true, true]);
    expect(line()).toBe('All subjects, incorrect last time, answers at once, no clock');
  });

  it('holds back a start of nothing, until another choice is being counted', async () => {
    await open();
    server.on(MATCHING, { status: 200, body: { items: 0, atOnce: 0 } });
    fireEvent.click(radio('Hard'));
    fireEvent.click(radio('Medium'));
    await screen.findByText(/^No questions match\./);
    // A choice that was only passed through isn't counted.
    const counted = server
      .asked(MATCHING)
      .map(({ body }) => (body as { difficulty?: string }).difficulty);
    expect(counted).toEqual([undefined, 'medium']);
    expect(button('Start').disabled).toBe(true);
    server.on(MATCHING, never);
    fireEvent.click(radio('Easy'));
    expect(screen.getByText('Counting…')).toBeTruthy();
    // The old count of 0 says nothing about the new choice.
    expect(button('Start 20 questions').disabled).toBe(false);
  });

  it('says that it could not count, and counts again', async () => {
    server.on(MATCHING, BUSY);
    await open();
    const status = (await screen.findByText(/^We couldn't count/)).closest('[role=status]');
    expect(status?.textContent).toMatch(/not available right now/);
    server.on(MATCHING, { status: 200, body: { items: 1, atOnce: 1 } });
    press('Count again');
    expect(await screen.findByText('1 question matches. Your practice will have 1.')).toBeTruthy();
    expect(button('Start 1 question')).toBeTruthy();
  });

  it('closes by its key, and says where a membership that ended is renewed', async () => {
    server.on(START, { status: 403, body: { code: 'SUBSCRIPTION_REQUIRED', message: '' } });
    await open({ expired: true });
    press(/^Start/);
    expect(await screen.findByRole('link', { name: 'Renew your membership' })).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('the button that starts', () => {
  const body = { kind: 'mixed', count: 20, mode: 'tutor', time: 'none' } as const;
  const show = (given: typeof body | null = body) =>
    renderSignedIn(
      <StartBox kind="mixed" body={given} label="Go" what="practice" expired={false} />,
    );

  it('waits until it is known what is open, and for something to start', async () => {
    server.on(OPEN, never);
    show();
    await settled(server);
    expect(button('Go').disabled).toBe(true);
    fireEvent.click(button('Go'));
    expect(server.asked(START)).toEqual([]);
  });

  it('is busy while it starts, and takes a new key once that has worked', async () => {
    const answers: ((given: object) => void)[] = [];
    server.on(START, () => new Promise((done) => answers.push(done as never)));
    show();
    await waitFor(() => expect(button('Go').disabled).toBe(false));
    expect(button('Go').classList.contains('bg-accent')).toBe(true);
    press('Go');
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Starting...' });
    expect(busy.disabled).toBe(true);
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.({ status: 201, body: { id: 'one' } });
    await waitFor(() => expect(button('Go').disabled).toBe(false));
    const place = () => screen.getByTestId('place').textContent;
    await waitFor(() => expect(place()).toBe('/practice/attempt/one'));
    press('Go');
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it('gives the number of an error, and looks again at what is open', async () => {
    server.on(START, { status: 500, body: { code: 'INTERNAL_ERROR', errorId: 'e-17' } });
    show();
    await waitFor(() => expect(button('Go').disabled).toBe(false));
    const asked = server.asked(OPEN).length;
    server.on(OPEN, {
      status: 200,
      body: { items: [openSummaryOf({ kind: 'mixed' })], nextCursor: null },
    });
    press('Go');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Error e-17')).toBeTruthy();
    expect(alert.textContent).toMatch(/^We couldn't start it/);
    const end = await screen.findByRole('button', { name: 'End it and start this one' });
    expect(end.classList.contains('bg-accent')).toBe(false);
    expect(server.asked(OPEN).length).toBeGreaterThan(asked);
  });
});
