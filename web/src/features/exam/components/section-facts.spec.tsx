import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryStore } from '../../../lib/device-store.js';
import { words } from '../../../test/page.js';
import { AttemptRun } from '../attempt-run.js';
import { openMock, sectionsAt } from '../test-items.js';
import { TestServer } from '../test-server.js';
import { SectionStart } from './section-start.js';

describe('a section that comes next', () => {
  let run: AttemptRun;
  afterEach(() => {
    jest.useRealTimers();
  });

  async function shown(n: number, change: object = {}) {
    const server = new TestServer();
    const sections = sectionsAt(n, true).map((section) => ({ ...section, ...change }));
    const attempt = openMock({
      sections,
      break: { beforeSection: n, endsAt: '2026-11-21T05:01:30.000Z', remainingMs: 90_000 },
    });
    run = await AttemptRun.open(attempt, { api: server.api, store: new MemoryStore(), owner: 'd' });
    const next = sections[n - 1];
    if (!next) throw new Error('no section');
    const view = render(<SectionStart run={run} attempt={attempt} next={next} />);
    return { server, view };
  }

  it('says how much comes, how long, and what is done', async () => {
    await shown(2);
    expect(words()).toMatch(/Reading is closed and saved/);
    expect(screen.getByRole('heading', { name: 'Section 2 of 3: Math' })).toBeTruthy();
    const facts = within(screen.getByRole('list', { name: 'What’s next' })).getAllByRole(
      'listitem',
    );
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      '2 questions',
      '10 minutes',
      'With calculator',
    ]);
    expect(words()).toMatch(
      /Your time starts when you press Begin. Otherwise Math begins automatically/,
    );
    expect(words()).toMatch(/Reading, doneMath, nextScience, later/);
  });

  it('has no clock where none is set, and says what went wrong at its start', async () => {
    const { server } = await shown(3, { limitMs: undefined });
    expect(words()).toMatch(/Time for a break.*Next: Section 3 of 3: Science/);
    expect(words()).toMatch(/No time limit.*No calculator/);
    expect(words()).not.toMatch(/Your time starts/);
    expect(words()).toMatch(/Science begins automatically when the break ends/);
    server.down = true;
    fireEvent.click(screen.getByRole('button', { name: 'Begin Science' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/couldn't start the section/);
  });

  it('writes half minutes', async () => {
    await shown(2, { limitMs: 5_130_000 });
    expect(words()).toMatch(/85.5 minutes/);
  });
});
