import { afterEach, describe, expect, it } from '@jest/globals';
import { HOME } from '@prepward/content/site/home';
import { BRAND } from '@prepward/contracts/brand';
import { PLANS } from '@prepward/contracts/plans';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { CHAT_HREF } from '../../../lib/chat.js';
import { longDate } from '../../../lib/format.js';
import { signUpFor } from '../../../lib/next-path.js';
// The page loads this lazily; it's loaded up front here, so that no test has to wait for it.
import '../components/home-parts.js';
import HomePage from './home-page.js';

const page = (
  <MemoryRouter>
    <Suspense fallback="Loading">
      <HomePage />
    </Suspense>
  </MemoryRouter>
);

async function open() {
  const view = render(page);
  // The page is long, and a query by role takes a while on a busy machine.
  await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 });
  return view;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const targets = (name: string) => hrefs(region(name).getAllByRole('link'));

describe('the home page', () => {
  it('carries the title and the description of its text', async () => {
    await open();
    expect(document.title).toBe(`${HOME.title} · ${BRAND.name}`);
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      HOME.description,
    );
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://site.example/',
    );
  });

  it('says everything in the order of the specification, with no placeholder left', async () => {
    const { container } = await open();
    expect([...container.querySelectorAll('h1, h2')].map((node) => node.textContent)).toEqual([
      HOME.hero.heading,
      HOME.demo.heading,
      HOME.subjectsHeading,
      HOME.stepsHeading,
      HOME.benefitsHeading,
      HOME.scoresHeading,
      HOME.testimonialsHeading,
      HOME.faqsHeading,
      HOME.teasersHeading,
      HOME.plansHeading,
      HOME.closing.heading,
    ]);
    expect(container.innerHTML).not.toMatch(/\{\{|\}\}/);
  });

  it('begins with the rating, the trust, and the two ways on', async () => {
    await open();
    expect(screen.getByText('5.0 stars, 9,842 reviews')).toBeTruthy();
    expect(screen.getByText('from 9.8k reviews')).toBeTruthy();
    expect(screen.getByText('Trusted by 10,000+ Nursing Students')).toBeTruthy();
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('Start Free Practice')).toBe('/signup');
    expect(link('Get Proctored Exam Help')).toBe('/teas-exam-help');
  });

  it('lets visitors answer the demo quiz at once', async () => {
    await open();
    const quiz = region(HOME.demo.heading);
    await userEvent.setup().click(quiz.getByRole('button', { name: 'B. 25%' }));
    expect(quiz.getByText('Score 1')).toBeTruthy();
  });

  it.each(HOME.subjects)('has three ways into $title', async ({ title, subject, bullets }) => {
    await open();
    const card = screen.getByRole('heading', { level: 3, name: title }).closest('li');
    if (!card) {
      throw new Error(`No card for ${title}`);
    }
    const links = within(card).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      `Start ${title} Prep`,
      'Try 5 Practice Questions',
      'Try Free Study Questions',
    ]);
    expect(hrefs(links)).toEqual(['/signup', `/practice/${subject}`, `/quiz/${subject}`]);
    const items = within(card).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([...bullets]);
    // Links with the same words are told apart by their subject.
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      `Start ${title} Prep`,
      `Try 5 Practice Questions: ${title}`,
      `Try Free Study Questions: ${title}`,
    ]);
  });

  it('explains itself in four steps', async () => {
    await open();
    const steps = region(HOME.stepsHeading);
    expect(steps.getAllByRole('heading', { level: 3 }).map((node) => node.textContent)).toEqual([
      'Sign Up Free in 30 seconds',
      'Practice & Review',
      'Buy Premium',
      'Ace Your Exam',
    ]);
    const numbers = steps.getAllByRole('listitem').map((step) => step.firstChild?.textContent);
    expect(numbers).toEqual(['1', '2', '3', '4']);
    expect(steps.getByRole('link', { name: 'Learn More' }).getAttribute('href')).toBe(
      '/how-it-works',
    );
  });

  it('shows every benefit, and how to reach a tutor', async () => {
    await open();
    const benefits = region(HOME.benefitsHeading);
    for (const { title, text } of HOME.benefits) {
      expect(benefits.getByRole('heading', { name: title }).nextSibling?.textContent).toBe(text);
    }
    expect(benefits.getByRole('link', { name: 'Get a Free Quote' }).getAttribute('href')).toBe(
      '/contact',
    );
    const chat = benefits.getByRole('link', { name: 'Chat with us' });
    expect(chat.getAttribute('href')).toBe(CHAT_HREF);
    expect(new URL(CHAT_HREF).searchParams.get('text')).toMatch(/help preparing for the TEAS/);
  });

  it('shows three screens of the product, in either theme, fetched only when they come near', async () => {
    await open();
    const shown = HOME.benefits.flatMap(({ picture }) => picture ?? []);
    const pictures = within(screen.getByRole('list', { name: 'Screens' })).getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(
      shown.flatMap(({ alt }) => [alt, alt]),
    );
    for (const picture of pictures) {
      expect(picture.getAttribute('loading')).toBe('lazy');
      const [first] = picture.closest('picture')?.children ?? [];
      expect([first?.tagName, first?.getAttribute('type')]).toEqual(['SOURCE', 'image/avif']);
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
    }
    const themes = pictures.map((picture) => picture.closest('picture')?.className);
    expect(themes).toEqual(shown.flatMap(() => ['only-light', 'only-dark']));
  });

  it('shows the figures with whose statements they are', async () => {
    await open();
    const numbers = region('In numbers');
    const figures = numbers.getAllByRole('definition').map((node) => node.textContent);
    expect(figures).toEqual(['95%', '85+', '10,000+', '30-minute']);
    const terms = numbers.getAllByRole('term').map((node) => node.textContent);
    expect(terms).toEqual(HOME.stats.map(({ label }) => label));
    expect(targets('In numbers')).toEqual([HOME.statsLink.to]);
    expect(numbers.getByText(/^Figures from/).textContent).toContain(BRAND.legalEntity);
  });

  it('shows testimonials whole, each with a drawn face, each marked as a sample', async () => {
    await open();
    const feedback = region(HOME.testimonialsHeading);
    const cards = feedback.getAllByRole('listitem');
    expect(cards).toHaveLength(HOME.testimonials.length);
    for (const [index, { name, school, score, text, rating }] of HOME.testimonials.entries()) {
      const words = cards[index]?.textContent ?? '';
      const said = [name, school, `Score ${score}%`, text, `${rating} of 5 stars`, HOME.sampleTag];
      expect(said.filter((part) => !words.includes(part))).toEqual([]);
      expect(cards[index]?.querySelector('figcaption svg')).toBeTruthy();
      expect(cards[index]?.querySelectorAll('.fill-notice')).toHaveLength(rating);
    }
    const faces = cards.map((card) => card.querySelector('figcaption svg')?.innerHTML);
    expect(new Set(faces).size).toBe(cards.length);
  });

  it('answers questions in native disclosures and leads to all of them', async () => {
    const { container } = await open();
    const summaries = [...container.querySelectorAll('details > summary')];
    expect(summaries.map((node) => node.textContent)).toEqual(
      HOME.faqs.map(({ question }) => question),
    );
    expect(targets(HOME.faqsHeading)).toEqual(['/faqs']);
  });

  it('leads to the blog, to every plan, and out of its end', async () => {
    await open();
    expect(targets(HOME.teasersHeading)).toEqual([
      '/blog',
      ...HOME.teasers.map(({ link }) => link),
    ]);
    const dates = [...document.querySelectorAll('time')];
    expect(dates.map(({ dateTime, textContent }) => [dateTime, textContent])).toEqual(
      HOME.teasers.map(({ date }) => [date, longDate(date)]),
    );
    expect(targets(HOME.plansHeading)).toEqual(
      PLANS.map(({ id }) => signUpFor(`/checkout?plan=${id}`)),
    );
    expect(targets(HOME.closing.heading)).toEqual([
      '/signup',
      '/contact',
      '/buy-test-bank',
      CHAT_HREF,
    ]);
    const chat = region(HOME.closing.heading).getByRole('link', { name: 'Or ask in the chat' });
    expect(chat.getAttribute('target')).toBe('_blank');
  });

  it('has one accent action at its beginning and one at its end', async () => {
    const { container } = await open();
    const accents = [...container.querySelectorAll('.bg-accent')].map((node) => node.textContent);
    expect(accents).toEqual(['Start Free Practice', 'Get Started Free']);
  });
});

describe('the prerendered home page', () => {
  let root: Root | undefined;

  afterEach(() => {
    act(() => root?.unmount());
    document.body.replaceChildren();
  });

  it('is taken over as it stands: no mismatch, the same elements, and a quiz that answers', async () => {
    // Rendered once first, so that the lazy parts are loaded for a server that doesn't wait.
    const { unmount } = await open();
    unmount();
    const box = document.createElement('div');
    box.innerHTML = renderToString(page);
    document.body.append(box);
    const heading = screen.getByRole('heading', { level: 1 });
    const before = box.querySelectorAll('*').length;
    expect(within(box).getAllByRole('group', { name: /^\d of 8$/ })).toHaveLength(8);

    const complaints: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(box, page, { onRecoverableError: (error) => complaints.push(error) });
    });
    expect(complaints).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(box.querySelectorAll('*')).toHaveLength(before);
    await userEvent.setup().click(screen.getByRole('button', { name: 'B. 25%' }));
    expect(screen.getByText('Score 1')).toBeTruthy();
  });
});
