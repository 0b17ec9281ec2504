import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { FORM_TOKEN_MS, LEAST_OPEN_MS } from '@prepward/contracts/quote-rules';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ApiError, OfflineError } from '../../lib/api.js';
import { FakeServer } from '../../test/fake-server.js';
import { words } from '../../test/page.js';
import { GivenSession } from '../../test/session.js';
import { settled } from '../../test/settled.js';
import { summaryOf } from '../../test/student-data.js';
import { Closing } from './components/closing.js';
import { ContactWays } from './components/contact-ways.js';
import { paperAddress } from './components/named-download.js';
import { TextPageBody } from './components/page-frame.js';
import { ProductList } from './components/product-list.js';
import { QuizList } from './components/quiz-list.js';
import { dropDraft, keepDraft, readDraft } from './components/quote-form/draft.js';
import { ErrorSummary, Failure } from './components/quote-form/notices.js';
import { OpenForm } from './components/quote-form/open-form.js';
import { enquiryFields } from './components/quote-form/send-enquiry.js';
import { type DescribedPage, jsonForScript, structuredData } from './head/structured-data.js';
import type { RenderedPage } from './site-data.js';
import { trailOfArticle, trailOfCategory, trailOfPage } from './trail.js';

const OPEN = 'GET /api/v1/form-token';
let server: FakeServer;
let restore: () => void;
beforeEach(() => {
  server = new FakeServer();
  restore = server.install();
});
afterEach(() => {
  restore();
  jest.useRealTimers();
});

const inSite = (page: React.ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const nothing = () => undefined;

describe('the draft of a form', () => {
  it('is kept in the tab without the consent, until it is dropped', () => {
    const empty = readDraft();
    expect(empty).toMatchObject({ name: '', email: '', consent: false });
    keepDraft({ ...empty, name: 'Ann', consent: true });
    expect(readDraft()).toEqual({ ...empty, name: 'Ann' });
    expect(sessionStorage.getItem(STORAGE_KEYS.enquiry)).not.toMatch(/true/);
    expect(localStorage.length).toBe(0);
    sessionStorage.setItem(STORAGE_KEYS.enquiry, '{"values":{"name":7,"email":"a@x.org"}}');
    expect(readDraft()).toEqual({ ...empty, email: 'a@x.org' });
    sessionStorage.setItem(STORAGE_KEYS.enquiry, '{');
    expect(readDraft()).toEqual(empty);
    dropDraft();
    expect(sessionStorage.length).toBe(0);
  });

  it('is sent trimmed, without what is empty or not asked for', () => {
    const values = { ...readDraft(), name: ' Ann ', email: 'a@x.org', consent: true };
    expect(enquiryFields('contact', { ...values, examDate: '2026-12-01' })).toEqual({
      ...{ name: 'Ann', email: 'a@x.org', consent: true },
    });
    expect(enquiryFields('quote', { ...values, phone: '  ' })).not.toHaveProperty('phone');
  });
});

describe('a form that is open', () => {
  it('waits until it was open for long enough, and renews a note that ends soon', async () => {
    jest.useFakeTimers({ now: 1_000_000 });
    let notes = 0;
    const answer = async () => {
      notes += 1;
      return { status: 200, body: { token: `note-${notes}` } };
    };
    server.on(OPEN, answer);
    const form = new OpenForm();
    await jest.advanceTimersByTimeAsync(1000);
    let given: string | undefined = 'waits';
    void form.token().then((token) => {
      given = token;
    });
    await jest.advanceTimersByTimeAsync(LEAST_OPEN_MS - 1001);
    expect(given).toBe('waits');
    await jest.advanceTimersByTimeAsync(200);
    expect(given).toBe('note-1');
    await jest.advanceTimersByTimeAsync(FORM_TOKEN_MS - 11 * 60_000 - LEAST_OPEN_MS);
    expect(await form.token()).toBe('note-1');
    await jest.advanceTimersByTimeAsync(2 * 60_000);
    const renewed = form.token();
    await jest.advanceTimersByTimeAsync(LEAST_OPEN_MS + 200);
    expect(await renewed).toBe('note-2');
  });

  it('has no note where the server gives none', async () => {
    expect(await new OpenForm().token()).toBeUndefined();
  });

  it('says what is wrong, and why it was not sent', () => {
    const summary = (problems: object) => (
      <ErrorSummary kind="quote" problems={problems} onGoTo={nothing} />
    );
    const { rerender } = render(summary({}));
    expect(words()).toBe('');
    rerender(summary({ name: 'N' }));
    expect(words()).toMatch(/^One thing needs another lookN$/);
    rerender(summary({ email: 'E', name: 'N' }));
    expect(words()).toMatch(/^2 things need another look/);
    rerender(<Failure error={new OfflineError(null)} />);
    expect(words()).toMatch(/you’re offline/);
    rerender(<Failure error={new ApiError(429, 'RATE_LIMITED', '')} />);
    expect(words()).toMatch(/too many forms/);
    rerender(<Failure error={new ApiError(500, 'INTERNAL_ERROR', '')} />);
    expect(words()).toMatch(/^Not sent(?!:)/);
  });
});

describe('a free paper', () => {
  const address = (accessToken: () => Promise<string | null>) =>
    paperAddress({ accessToken }, 'math-questions', '/plain');

  it('is downloaded by its plain address unless a student is here and the server answers', async () => {
    expect(await address(async () => null)).toBe('/plain');
    expect(server.seen).toEqual([]);
    expect(await address(async () => 'token')).toBe('/plain');
    const [{ method, path } = { method: '', path: '' }] = server.seen;
    server.on(`${method} ${path}`, { status: 200, body: { url: '/mine' } });
    expect(await address(async () => 'token')).toBe('/mine');
    expect(await address(() => Promise.reject(new OfflineError(null)))).toBe('/plain');
  });
});

describe('the place of a page', () => {
  const page = (path: string, title: string, heading = 'A heading that is longer than the title') =>
    trailOfPage({ path, title, heading });

  it('has a short name, and what is above it', () => {
    expect(page('/quiz/math', 'Math quizzes: free')).toEqual({
      above: [{ label: 'Exam practice', to: '/exam-practice' }],
      here: 'Math quizzes',
    });
    expect(page('/pricing', 'Plans, and what they cost')).toEqual({ above: [], here: 'Plans' });
    expect(page('/pricing', 'Plans and prices', 'Plans').here).toBe('Plans');
    expect(page('/blog', 'All about the exam').here).toBe('Blog');
    expect(trailOfArticle({ category: 'math', categoryName: 'Math' })).toEqual({
      above: [
        { label: 'Blog', to: '/blog' },
        { label: 'Math', to: '/blog/category/math' },
      ],
      here: 'Article',
    });
    expect(trailOfCategory({ name: 'Math' }).here).toBe('Math');
  });
});

describe('what machines are told of a page', () => {
  const described = (path: string, facts: object, shows = (_: string) => true): DescribedPage =>
    ({
      ...{ origin: 'https://site.example', path, title: 'T', description: 'D', image: 'I', shows },
      facts: {
        kind: 'page',
        heading: 'H',
        section: 'S',
        updated: '2026-11-02',
        faqs: [],
        ...facts,
      },
    }) as DescribedPage;
  const types = (page: DescribedPage) => structuredData(page).map((thing) => thing['@type']);

  it('is what it sells, with the price that it shows', () => {
    expect(types(described('/pricing', {}))).toEqual(['Product', 'Product', 'Product']);
    expect(types(described('/buy-test-bank', {}))).toHaveLength(5);
    expect(types(described('/about', {}))).toEqual([]);
    const [only, ...more] = structuredData(described('/pricing', {}, (text) => text === '$49.99'));
    expect(more).toEqual([]);
    expect(only).toMatchObject({ offers: { price: '49.99', url: 'https://site.example/pricing' } });
  });

  it('is its place and its dates', () => {
    const trail = { above: [{ label: 'Blog', to: '/blog' }], here: 'Article' };
    const [crumbs, article] = structuredData(
      described('/blog/a', { kind: 'article', trail, article: { published: '2026-10-01' } }),
    );
    expect(crumbs?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/' },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://site.example/blog' },
      { '@type': 'ListItem', position: 3, name: 'Article', item: 'https://site.example/blog/a' },
    ]);
    expect(article).toMatchObject({ datePublished: '2026-10-01', dateModified: '2026-11-02' });
    const faqs = [
      { question: 'Q1', answer: 'A1' },
      { question: 'Q2', answer: 'A2' },
    ];
    const shown = described('/faqs', { faqs }, (text) => text !== 'A2');
    expect(structuredData(shown)[0]?.mainEntity).toHaveLength(1);
    expect(jsonForScript('</script>&\u2028')).toBe('"\\u003c/script\\u003e\\u0026\\u2028"');
  });
});

describe('the parts of a page', () => {
  const section = (id: string) => ({ id, heading: id, html: '<p>x</p>' });
  const page = (sections: number, faqs: number): RenderedPage => ({
    ...{
      path: '/p',
      title: 'T',
      description: 'D',
      heading: 'H',
      lead: '',
      cta: [],
      noindex: false,
    },
    updated: '2026-11-02',
    sections: ['a', 'b', 'c', 'd'].slice(0, sections).map(section),
    faqs: [{ question: 'Q', answer: 'A' }].slice(0, faqs),
  });
  const contents = () => screen.queryByRole('navigation', { name: 'On this page' });

  it('are listed from four on, the questions counted', () => {
    const { rerender } = inSite(<TextPageBody page={page(3, 0)} />);
    expect(contents()).toBeNull();
    expect(words()).toMatch(/Last updated November 2, 2026/);
    rerender(
      <MemoryRouter>
        <TextPageBody page={page(3, 1)} />
      </MemoryRouter>,
    );
    expect(contents()).toBeTruthy();
    rerender(
      <MemoryRouter>
        <TextPageBody page={page(4, 0)} />
      </MemoryRouter>,
    );
    expect(contents()?.textContent).not.toMatch(/Questions/);
  });

  it('end with the way on, and how to reach a person', () => {
    const { unmount } = inSite(<Closing links={[]} />);
    expect(words()).toBe('');
    unmount();
    for (const [to, said] of [
      ['/signup', 'Start with what’s free'],
      ['/contact', 'Ask, and a real person answers'],
      ['/pricing', 'Where to go next'],
    ] as const) {
      const view = inSite(<Closing links={[{ label: 'Go', to }]} />);
      expect(screen.getByRole('heading').textContent).toBe(said);
      expect(screen.getAllByRole('link')).toHaveLength(to === '/contact' ? 2 : 1);
      view.unmount();
    }
    render(<ContactWays />);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs[1]).toMatch(/^tel:\+?\d+$/);
    expect(hrefs[0]).toMatch(/^mailto:/);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('target'))).toEqual([
      null,
      null,
      '_blank',
    ]);
  });

  it('sell papers one by one, and the set for less', async () => {
    inSite(<ProductList />);
    await screen.findByText(/less than the four/);
    expect(words().match(/less than the four one by one/g)).toHaveLength(1);
    expect(words()).toMatch(/\$39\.97 less than the four one by one/);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.at(-1)).toBe('/signup?next=%2Fcheckout%3Fproduct%3Dtest-bank-all');
    expect(hrefs).toHaveLength(5);
  });
});

describe('the quizzes of a subject', () => {
  const quizzes = async (items: object[]) => {
    server.on('GET /api/v1/attempts', { status: 200, body: { items, nextCursor: null } });
    render(
      <MemoryRouter>
        <GivenSession isAnonymous accessToken={async () => 'token'}>
          <QuizList subject="science" />
        </GivenSession>
      </MemoryRouter>,
    );
    await settled(server);
    return screen.getAllByRole('listitem').map((item) => item.textContent);
  };

  it('say how the latest try of each went', async () => {
    const [one, two, three] = await quizzes([
      summaryOf({ kind: 'quiz', set: 2, state: 'open', answered: 4 }),
      summaryOf({ kind: 'quiz', right: 7 }),
      summaryOf({ kind: 'quiz', set: 2, right: 9 }),
    ]);
    expect(one).toMatch(/^Quiz 1Last score 7 of 10.*Take it again:/);
    expect(two).toMatch(/^Quiz 24 of 10 answered.*Continue:/);
    expect(three).toMatch(/^Quiz 3(?!.*score).*Start:/);
  });
});
