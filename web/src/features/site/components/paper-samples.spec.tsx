import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SUBJECT_NAMES, SUBJECTS } from '@prepward/contracts/subjects';
import { SAMPLE_KINDS, type SoldPaper } from '@prepward/contracts/test-bank';
import { render, screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../../test/fake-server.js';
import { PaperSamples } from './paper-samples.js';

const SOLD = 'GET /api/v1/test-bank';

const PAPERS: SoldPaper[] = SUBJECTS.map((subject) => ({
  subject,
  questions: 100,
  pages: 62,
  madeAt: '2026-11-21T12:00:00.000Z',
  samples: SAMPLE_KINDS.map((shows, place) => ({
    shows,
    page: place + 1,
    href: `/api/v1/test-bank/samples/${subject}-${shows}.webp`,
    width: 612,
    height: 792,
  })),
}));

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = new FakeServer().on(SOLD, { status: 200, body: { items: PAPERS } });
  restore = server.install();
});

afterEach(() => restore());

const pictures = () => screen.queryAllByRole('img').map((node) => node.getAttribute('alt'));

describe('the samples of a paper on sale', () => {
  it('are its own pages, with their counts from the server', async () => {
    render(<PaperSamples subject="math" />);
    expect(await screen.findByText('100 questions · 62 pages · PDF')).toBeTruthy();
    expect(pictures()).toEqual([
      'Math test bank: cover',
      'Math test bank: a page of questions',
      'Math test bank: a page of answers with their reasons',
    ]);
    const [cover] = screen.getAllByRole<HTMLImageElement>('img');
    const of = (...names: string[]) => names.map((name) => cover?.getAttribute(name));
    const src = '/api/v1/test-bank/samples/math-cover.webp';
    expect(of('src', 'width', 'height', 'loading')).toEqual([src, '612', '792', 'lazy']);
    expect(cover?.closest('a')?.getAttribute('href')).toBe(src);
    expect(screen.getByText('Tap a page to read it.')).toBeTruthy();
  });

  it('are the four covers for all of them', async () => {
    render(<PaperSamples subject={null} />);
    expect(await screen.findByText('400 questions · 248 pages · PDF')).toBeTruthy();
    expect(pictures()).toEqual(SUBJECTS.map((one) => `${SUBJECT_NAMES[one]} test bank: cover`));
  });

  it('are asked for once by all papers of a page', async () => {
    render(
      <>
        <PaperSamples subject="math" />
        <PaperSamples subject={null} />
      </>,
    );
    await screen.findByText('400 questions · 248 pages · PDF');
    expect(server.asked(SOLD)).toHaveLength(1);
  });

  it('promise no count while a paper is not made, or nothing is known', async () => {
    server.on(SOLD, { status: 200, body: { items: PAPERS.slice(1) } });
    render(<PaperSamples subject={null} />);
    await waitFor(() => expect(pictures()).toHaveLength(3));
    expect(screen.getByText('PDF · for Letter paper')).toBeTruthy();
  });

  it.each([
    ['math', 3],
    [null, 4],
  ] as const)('keep their place while there are none: %s', async (subject, count) => {
    server.on(SOLD, { status: 200, body: { items: [] } });
    const { container } = render(<PaperSamples subject={subject} />);
    await waitFor(() => expect(server.asked(SOLD)).toHaveLength(1));
    expect(container.querySelectorAll('[aria-hidden="true"] > div')).toHaveLength(count);
    expect(container.querySelector('[aria-hidden]')?.className).toContain(`grid-cols-${count}`);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByText(/^Tap/)).toBeNull();
  });
});
