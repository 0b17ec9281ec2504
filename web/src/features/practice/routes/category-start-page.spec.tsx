import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { topicOf } from '../../../entities/topic/topics.js';
import { FakeServer } from '../../../test/fake-server.js';
import { words } from '../../../test/page.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { bankOf, profileOf, progressOf } from '../../../test/student-data.js';
import { CategoryStartPage } from './category-start-page.js';

let server: FakeServer;
let restore: () => void;
beforeEach(() => {
  server = new FakeServer()
    .on('GET /api/v1/progress', { status: 200, body: progressOf() })
    .on('GET /api/v1/profile', { status: 200, body: profileOf() })
    .on('GET /api/v1/attempts', { status: 200, body: { items: [], nextCursor: null } })
    .on('GET /api/v1/bank', { status: 200, body: bankOf() });
  restore = server.install();
});
afterEach(() => restore());

const countField = () => screen.findByLabelText<HTMLInputElement>('Number of questions');

describe('a page that leads to practice', () => {
  it('of a topic says where fewer come than are asked for', async () => {
    const topic = topicOf('reading.integration');
    if (!topic) throw new Error('no topic');
    renderSignedIn(<CategoryStartPage topic={topic} />);
    const field = await countField();
    expect(words()).toMatch(/One practice of this topic has up to 16/);
    fireEvent.change(field, { target: { value: '16' } });
    expect(words()).not.toMatch(/At most/);
    expect(screen.getByRole('button', { name: 'Start 16 questions' })).toBeTruthy();
    fireEvent.change(field, { target: { value: '2' } });
    expect(words()).toMatch(/Choose 5 to 100/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start' }).disabled).toBe(true);
    expect(words()).toMatch(/An area of Reading/);
  });

  it('of an objective shows its own mastery, and of an area that of its objectives', async () => {
    const objectives = progressOf().objectives.map((one) =>
      one.objective.startsWith('math.data.')
        ? { ...one, answers: 9, mastery: 61.6, state: 'learning' as const }
        : one,
    );
    server.on('GET /api/v1/progress', { status: 200, body: progressOf({ objectives }) });
    const page = async (slug: string) => {
      cleanup();
      const topic = topicOf(slug);
      if (!topic) throw new Error('no topic');
      renderSignedIn(<CategoryStartPage topic={topic} />);
      await screen.findByRole('heading', { name: 'Your mastery' });
      return words();
    };
    expect(await page('math.data.units')).not.toMatch(/Objectives: /);
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    expect(await page('math.data')).toMatch(/Objectives: 0 of \d+ mastered/);
    expect(screen.getAllByRole('progressbar').length).toBeGreaterThan(1);
  });
});
