import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PUBLIC_PAPERS, paperHref } from '@prepward/contracts/papers';
import { SUBJECT_NAMES, SUBJECTS } from '@prepward/contracts/subjects';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { leave } from '../../../lib/leave.js';
import type { SessionValue } from '../../../lib/session/session.js';
import { FakeServer } from '../../../test/fake-server.js';
import { DANA_USER, GivenSession } from '../../../test/session.js';
import { SITE_ROUTES } from '../site-routes.js';

const LIST = 'GET /api/v1/papers';

const math = { subject: 'math', madeAt: '2026-11-22T00:00:00.000Z', fileHref: '/api/v1/papers/a' };
const made = [
  { ...math, slug: 'math-study-sheet', kind: 'study-sheet', pages: 3, bytes: 62_400 },
  { ...math, slug: 'math-25-questions', kind: 'questions', pages: 14, bytes: 217_600 },
];

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = new FakeServer().on(LIST, { status: 200, body: { items: made } });
  restore = server.install();
});

afterEach(() => restore());

async function open(path: string, session: Partial<SessionValue> = {}) {
  const route = SITE_ROUTES.find((one) => `/${one.path}` === path);
  if (!route) {
    throw new Error(`No route ${path}`);
  }
  render(
    <GivenSession {...session}>
      <MemoryRouter initialEntries={[path]}>
        <route.Page />
      </MemoryRouter>
    </GivenSession>,
  );
  return within(await screen.findByRole('list', { name: 'Files' }));
}

describe('downloads', () => {
  it.each(SUBJECTS)(
    'of %s are its study sheet and its questions, as plain links',
    async (subject) => {
      const files = await open(`/downloads/${subject}`);
      const links = files.getAllByRole('link');
      const own = PUBLIC_PAPERS.filter((paper) => paper.subject === subject);
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        own.map(({ slug }) => paperHref(slug)),
      );
      for (const link of links) {
        expect(link.hasAttribute('download')).toBe(true);
        expect(link.getAttribute('type')).toBe('application/pdf');
      }
      expect(files.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
        `${SUBJECT_NAMES[subject]} study sheet`,
        `25 ${SUBJECT_NAMES[subject]} questions`,
      ]);
    },
  );

  it('say how long and how large each file is', async () => {
    const files = await open('/downloads/math');
    expect(await files.findByText('PDF · 3 pages · 62 kB · for Letter paper')).toBeTruthy();
    expect(await files.findByText('PDF · 14 pages · 218 kB · for Letter paper')).toBeTruthy();
    expect(server.seen).toHaveLength(1);
  });

  it('say so of a file that is not made yet, and nothing while that is not known', async () => {
    server.on(LIST, { status: 200, body: { items: made.slice(0, 1) } });
    const files = await open('/downloads/math');
    expect(await files.findByText(/62 kB/)).toBeTruthy();
    expect(files.getByText(/making this paper right now/)).toBeTruthy();
    expect(files.getAllByRole('link')).toHaveLength(2);
  });

  it('are whole where sizes can’t be asked for', async () => {
    server.on(LIST, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Later.' } });
    const files = await open('/downloads/math');
    expect(await files.findAllByText('PDF · for Letter paper')).toHaveLength(2);
  });

  it('ask for no account, and lead on to practice', async () => {
    await open('/downloads/english');
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toContain('/practice/english');
    expect(targets.filter((href) => /signup|login/.test(href ?? ''))).toEqual([]);
    expect(document.querySelectorAll('button, form, input')).toHaveLength(0);
  });

  const SHEET = { name: 'Download the study sheet' };
  const LINK = 'POST /api/v1/papers/math-study-sheet/link';
  const DANA = { user: DANA_USER, accessToken: async () => 'dana-token' };

  /** Follows the link to the study sheet. @returns whether the browser is left to download it */
  async function followSheet(session: Partial<SessionValue>): Promise<boolean> {
    const files = await open('/downloads/math', session);
    return fireEvent.click(files.getByRole('link', SHEET));
  }

  describe('of a signed-in student', () => {
    const left: string[] = [];
    const to = leave.to;
    beforeEach(() => {
      left.length = 0;
      leave.to = (url) => void left.push(url);
    });
    afterEach(() => {
      leave.to = to;
    });

    it('come by a link that names them', async () => {
      const url = '/papers/math-study-sheet.pdf?pass=signed';
      server.on(LINK, { status: 200, body: { url, expiresAt: '2026-11-23T00:05:00.000Z' } });
      expect(await followSheet(DANA)).toBe(false);
      await waitFor(() => expect(left).toEqual([url]));
      expect(server.asked(LINK).map(({ bearer }) => bearer)).toEqual(['Bearer dana-token']);
    });

    it.each<[string, Partial<SessionValue>]>([
      ['the link is refused', DANA],
      ['there is no session after all', { loading: true }],
    ])('come by the plain link where %s', async (_, session) => {
      server.on(LINK, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Later.' } });
      expect(await followSheet(session)).toBe(false);
      await waitFor(() => expect(left).toEqual(['http://localhost/papers/math-study-sheet.pdf']));
    });

    it('are left to the browser where a new tab is asked for', async () => {
      const files = await open('/downloads/math', DANA);
      const press = { ctrlKey: true };
      expect(fireEvent.click(files.getByRole('link', SHEET), press)).toBe(true);
      expect([left, server.asked(LINK)]).toEqual([[], []]);
    });

    it('are left to the browser for visitors', async () => {
      expect(await followSheet({ isAnonymous: true })).toBe(true);
      expect([left, server.asked(LINK)]).toEqual([[], []]);
    });
  });
});
