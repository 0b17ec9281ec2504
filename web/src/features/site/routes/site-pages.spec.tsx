import { articles, blog, pages } from 'virtual:site';
import { describe, expect, it } from '@jest/globals';
import { BRAND } from '@prepward/contracts/brand';
import { dollars } from '@prepward/contracts/money';
import { PLANS, TEST_BANK_PRODUCTS } from '@prepward/contracts/plans';
import { SUBJECT_NAMES, SUBJECTS } from '@prepward/contracts/subjects';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { CHAT_HREF } from '../../../lib/chat.js';
import { signUpFor } from '../../../lib/next-path.js';
// Loaded up front, so that no test waits for it.
import '../components/quote-form/enquiry-form.js';
import { GivenSession } from '../../../test/session.js';
import { pictureOf } from '../picture-of.js';
import { SITE_ROUTES } from '../site-routes.js';
import { ContactPage } from './contact-page.js';
import { ContentPage } from './content-page.js';
import { ServicePage } from './service-page.js';

const SERVICES = [
  '/teas-exam-help',
  '/do-my-teas-exam',
  '/take-my-teas-test',
  '/pay-someone-teas-exam',
  '/remote-teas-assistance',
  '/msn-expert-tutors',
  '/teas-exam-near-me',
];

async function textOf(path: string) {
  const load = pages[path];
  if (!load) {
    throw new Error(`No text for ${path}`);
  }
  return (await load()).default;
}

function open(path: string) {
  const route = SITE_ROUTES.find((one) => `/${one.path}` === path);
  if (!route) {
    throw new Error(`No route ${path}`);
  }
  return render(
    <GivenSession>
      <MemoryRouter initialEntries={[path]}>
        <route.Page />
      </MemoryRouter>
    </GivenSession>,
  );
}

async function opened(path: string): Promise<HTMLElement> {
  const { container } = open(path);
  await screen.findByRole('heading', { level: 1 });
  return container;
}

const hrefs = (inside: ParentNode | null | undefined, what = 'a') =>
  [...(inside?.querySelectorAll(what) ?? [])].map((link) => link.getAttribute('href'));
const texts = (inside: ParentNode, what: string) =>
  [...inside.querySelectorAll(what)].map(({ textContent }) => textContent);
/** The buttons in the head of a page. */
const HEAD_BUTTONS = 'header .mt-8 a';
/** Its last part. */
const closing = (page: HTMLElement) => page.querySelector('section[aria-labelledby=next]');

describe('pages with the quote form', () => {
  it.each(SERVICES)('%s ends with it, for a quote', async (path) => {
    open(path);
    const section = await screen.findByRole('region', { name: 'Get a free quote' });
    expect(await within(section).findByLabelText('What do you need?')).toBeTruthy();
    expect(within(section).queryByRole('radio')).toBeNull();
    expect(section.textContent).toContain('Response within 30 minutes, Available 24/7.');
  });

  it('/contact has it first, for a quote or for something else', async () => {
    open('/contact');
    expect(await screen.findByRole('radio', { name: 'A free tutoring quote' })).toBeTruthy();
    const [, second] = screen.getAllByRole('heading');
    expect(second?.textContent).toBe('Write to us');
  });

  it.each([
    ['/contact', ContactPage],
    ['/teas-exam-help', ServicePage],
  ])('%s shows the other ways, and no form, where scripts do not run', async (path, Page) => {
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={[path]}>
        <Page page={await textOf(path)} />
      </MemoryRouter>,
    );
    const ways = [`mailto:${BRAND.contactEmail}`, 'tel:+1', CHAT_HREF, '<noscript>'];
    expect(ways.filter((way) => !html.includes(way.replaceAll('&', '&amp;')))).toEqual([]);
    expect(html).not.toContain('<form');
  });
});

describe('the other pages of text', () => {
  it('lead on from their heads and ends, unless they sell something', async () => {
    const { cta } = await textOf('/how-it-works');
    const page = await opened('/how-it-works');
    expect(hrefs(page, HEAD_BUTTONS)).toEqual(cta.map(({ to }) => to));
    expect(hrefs(closing(page)).slice(0, cta.length)).toEqual(cta.map(({ to }) => to));
    cleanup();
    const shop = await opened('/buy-test-bank');
    expect(hrefs(shop, HEAD_BUTTONS)).toEqual([]);
    expect(closing(shop)).toBeTruthy();
  });

  it('sell each paper at its price', async () => {
    const page = await opened('/buy-test-bank');
    const papers = [...page.querySelectorAll('section[aria-labelledby=papers] > ul > li')];
    expect(
      papers.map((paper) => [paper.querySelector('h3')?.textContent, hrefs(paper)[0]]),
    ).toEqual(
      TEST_BANK_PRODUCTS.map(({ id, name }) => [name, signUpFor(`/checkout?product=${id}`)]),
    );
    expect(papers.map((paper) => texts(paper, 'p.text-21')[0])).toEqual(
      TEST_BANK_PRODUCTS.map(({ priceCents }) => dollars(priceCents)),
    );
    // The set of all papers has the main button.
    expect(papers.map((paper) => paper.querySelector('a.bg-primary') !== null)).toEqual(
      TEST_BANK_PRODUCTS.map(({ subject }) => subject === null),
    );
  });

  it('list the plans once, and end with the free account', async () => {
    const page = await opened('/pricing');
    expect(page.querySelectorAll('#plans')).toHaveLength(1);
    expect(page.querySelectorAll('section[aria-labelledby=plans]')).toHaveLength(1);
    expect(hrefs(closing(page))).toEqual(['/signup']);
    expect(await screen.findAllByText(/ today, and again on /)).toHaveLength(PLANS.length);
  });

  it('begin with the questions where they are about them, and end with them elsewhere', async () => {
    const faqs = 'section[aria-labelledby=questions]';
    const first = (page: HTMLElement) =>
      page.querySelector('section[aria-labelledby]:not([aria-labelledby=plans])')?.matches(faqs);
    const asked = await opened('/faqs');
    expect([first(asked), asked.querySelector('#questions')?.className]).toEqual([true, 'sr-only']);
    expect(texts(asked, 'summary')).toHaveLength((await textOf('/faqs')).faqs.length);
    cleanup();
    const priced = await opened('/pricing');
    expect(first(priced)).toBe(false);
    expect(priced.querySelector('#questions')?.className).not.toMatch(/sr-only/);
  });

  it('start a quiz from its subject, or the practice of one', async () => {
    const { cta } = await textOf('/quiz/math');
    const quizzes = await opened('/quiz/math');
    expect(hrefs(quizzes, HEAD_BUTTONS)).toEqual(['/quiz/math?set=1', ...cta.map(({ to }) => to)]);
    expect(await screen.findByRole('list', { name: 'Math quizzes' })).toBeTruthy();
    const above = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(above.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['Home/', 'Exam practice/', expect.stringMatching(/^Math/)],
    ]);
    const ways = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(hrefs(ways)).toEqual(['/', '/exam-practice']);
    expect(texts(ways, '[aria-current=page]')).toHaveLength(1);
    cleanup();
    await opened('/exam-practice');
    const tiles = screen.getByRole('list', { name: 'Free practice' });
    expect(hrefs(tiles)).toEqual(SUBJECTS.map((subject) => `/practice/${subject}`));
    expect(texts(tiles, '.text-18')).toEqual(SUBJECTS.map((subject) => SUBJECT_NAMES[subject]));
  });

  it('are kept from search engines only where their text says so', async () => {
    const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');
    const about = await textOf('/about');
    for (const noindex of [true, false]) {
      const { unmount } = render(
        <MemoryRouter>
          <ContentPage page={{ ...about, noindex }} />
        </MemoryRouter>,
      );
      expect(robots()).toBe(noindex ? 'noindex' : undefined);
      unmount();
    }
  });

  it.each([
    ['/quiz/reading', 'OpenBook'],
    ['/quiz/math', 'Ruler'],
    ['/quiz/science', 'Lungs'],
    ['/quiz/english', 'Quill'],
    ['/downloads/math', 'Ruler'],
    ['/blog', 'OpenBook'],
    ['/contact', 'Bubbles'],
    ['/terms', undefined],
  ])('%s has its picture: %s', async (path, name) => {
    const picture = (await pictureOf(path)) as ReactElement<object, ComponentType> | null;
    expect(picture?.type.name).toBe(name);
  });
});

describe('the pages of the blog', () => {
  it('mark where one is, and nothing above it', async () => {
    const current = (page: HTMLElement) => hrefs(page, 'nav[aria-label=Categories] [aria-current]');
    expect(current(await opened('/blog/category/subject-review'))).toEqual([
      '/blog/category/subject-review',
    ]);
    cleanup();
    const page = await opened('/blog');
    expect(current(page)).toEqual(['/blog']);
    const { categories } = (await blog()).default;
    expect(hrefs(page, 'nav[aria-label=Categories] a')).toEqual([
      ...['/blog', ...categories.map(({ slug }) => `/blog/category/${slug}`)],
    ]);
    expect(texts(page, 'nav[aria-label=Categories] a')).toEqual([
      ...['All articles', ...categories.map(({ name }) => name)],
    ]);
  });

  it('show an article with its contents, in the typeface for reading', async () => {
    const load = articles['heart-anatomy-teas-exam'];
    if (!load) throw new Error('No article');
    const { default: text } = await load();
    const page = await opened('/blog/heart-anatomy-teas-exam');
    const anchors = text.contents.map(({ id }) => `#${id}`);
    expect(hrefs(page, '[data-contents] a')).toEqual(anchors);
    expect(hrefs(page, 'details nav a')).toEqual(anchors);
    expect(texts(page, 'header [aria-label=Tags] li')).toEqual(text.tags);
    expect(page.querySelector('.prose')?.className).toMatch(/prose-reading/);
    const [published, updated] = [...page.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    expect([published, updated]).toEqual([text.published, text.updated]);
    expect(texts(page, 'section[aria-labelledby=related] h3')).toEqual(
      text.related.map(({ heading }) => heading),
    );
    expect(document.title).toContain(text.title);
  });
});
