import { articles, categories, pages } from 'virtual:site';
import { describe, expect, it } from '@jest/globals';
import { HOME } from '@prepward/content/site/home';
import { BRAND } from '@prepward/contracts/brand';
import { factsOf } from './page-facts.js';
import { type DescribedPage, jsonForScript, structuredData } from './structured-data.js';

const ORIGIN = 'https://site.example';

async function thingsOf(path: string, shows: (words: string) => boolean = () => true) {
  const facts = await factsOf(path);
  if (!facts) {
    throw new Error(`No facts of ${path}`);
  }
  const page: DescribedPage = {
    origin: ORIGIN,
    path,
    title: 'Title',
    description: 'Description',
    image: 'https://site.example/og/x.png',
    facts,
    shows,
  };
  return structuredData(page);
}

const types = (things: readonly Record<string, unknown>[]) => things.map((one) => one['@type']);

describe('structured data', () => {
  it('names the site and who runs it on the home page', async () => {
    const things = await thingsOf('/');
    expect(types(things)).toEqual(['EducationalOrganization', 'WebSite', 'FAQPage']);
    const [school, site, faqs] = things;
    expect(school).toEqual({
      '@type': 'EducationalOrganization',
      '@id': `${ORIGIN}/#organization`,
      name: BRAND.name,
      legalName: BRAND.legalEntity,
      url: `${ORIGIN}/`,
      logo: `${ORIGIN}/icon-512.png`,
      email: BRAND.contactEmail,
      telephone: BRAND.phone,
      sameAs: BRAND.social.map(({ url }) => url),
    });
    expect(site).toMatchObject({ name: BRAND.name, publisher: { '@id': school?.['@id'] } });
    expect(faqs?.mainEntity).toEqual(
      HOME.faqs.map(({ question, answer }) => ({
        ...{ '@type': 'Question', name: question },
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });

  it('never carries a rating', async () => {
    const all = await Promise.all(['/', '/pricing', '/msn-expert-tutors'].map((p) => thingsOf(p)));
    expect(JSON.stringify(all)).not.toMatch(/rating|review/i);
  });

  it('tells only questions and prices that stand on the page', async () => {
    expect(types(await thingsOf('/pricing', () => false))).toEqual(['BreadcrumbList']);
    const shown = await thingsOf('/pricing', (words) => words === '$49.99');
    expect(shown.filter((one) => one['@type'] === 'Product')).toMatchObject([
      {
        name: expect.stringContaining('Monthly'),
        offers: { price: '49.99', priceCurrency: 'USD' },
      },
    ]);
  });

  it('describes an article with its dates and its place', async () => {
    const [trail, article] = await thingsOf('/blog/heart-anatomy-teas-exam');
    expect(trail).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://site.example/' },
        { position: 2, item: 'https://site.example/blog' },
        { position: 3, item: expect.stringContaining('/blog/category/') },
        { position: 4, item: 'https://site.example/blog/heart-anatomy-teas-exam' },
      ],
    });
    const { default: text } = (await articles['heart-anatomy-teas-exam']?.()) ?? {};
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: text?.heading,
      description: 'Description',
      image: 'https://site.example/og/x.png',
      datePublished: text?.published,
      dateModified: text?.updated,
      articleSection: text?.categoryName,
      mainEntityOfPage: `${ORIGIN}/blog/heart-anatomy-teas-exam`,
    });
  });

  it('cannot end the script element that holds it', () => {
    const json = jsonForScript({ text: '</script><!-- & \u2028' });
    expect(json).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(json)).toEqual({ text: '</script><!-- & \u2028' });
  });
});

describe('facts', () => {
  it('date a list by the newest thing on it', async () => {
    const [blog, category, article] = await Promise.all([
      factsOf('/blog'),
      factsOf('/blog/category/subject-review'),
      factsOf('/blog/heart-anatomy-teas-exam'),
    ]);
    const all = await Promise.all(Object.values(articles).map(async (load) => await load()));
    const newest = (...dates: string[]) => dates.sort().at(-1);
    const dates = all.map(({ default: one }) => one.updated);
    const text = (await pages['/blog']?.())?.default.updated ?? '';
    expect(blog?.updated).toBe(newest(text, ...dates));
    const own = all.filter(({ default: one }) => one.category === 'subject-review');
    expect(category?.updated).toBe(newest(...own.map(({ default: one }) => one.updated)));
    expect(article?.updated).toBe((await articles['heart-anatomy-teas-exam']?.())?.default.updated);
    const teasers = HOME.teasers.map(({ date }) => date);
    expect((await factsOf('/'))?.updated).toBe(newest(HOME.updated, ...teasers));
  });

  it('date a list again by one article, and only the lists that it is on', async () => {
    const slug = 'heart-anatomy-teas-exam';
    const load = articles[slug];
    const { default: text } = (await load?.()) ?? {};
    if (!load || !text) throw new Error(`No article ${slug}`);
    Object.assign(articles, {
      [slug]: async () => ({ default: { ...text, updated: '2099-01-01' } }),
    });
    try {
      const lists = ['/blog', ...categories.map((category) => `/blog/category/${category}`)];
      const facts = await Promise.all(lists.map((path) => factsOf(path)));
      const anew = lists.filter((_, index) => facts[index]?.updated === '2099-01-01');
      expect(anew).toEqual(['/blog', `/blog/category/${text.category}`]);
      expect((await factsOf('/about'))?.updated).not.toBe('2099-01-01');
    } finally {
      Object.assign(articles, { [slug]: load });
    }
  });

  it.each([
    ['/', 'home', 'TEAS practice'],
    ['/quiz/math', 'page', 'Free quizzes'],
    ['/downloads/math', 'page', 'Free downloads'],
    ['/practice/math', 'page', 'Free practice'],
    ['/blog', 'page', 'Blog'],
    ['/blog/category/subject-review', 'category', 'Blog'],
    ['/blog/heart-anatomy-teas-exam', 'article', 'Subject review'],
    ['/about', 'page', 'TEAS preparation'],
  ])('say what kind of page %s is', async (path, kind, section) => {
    expect(await factsOf(path)).toMatchObject({ kind, section });
  });

  it('are there for every subject of the practice, and for no page that is none', async () => {
    expect((await factsOf('/practice/math'))?.trail?.here).toContain('Math');
    expect(await factsOf('/login')).toBeUndefined();
    expect(await factsOf('/blog/no-such-article')).toBeUndefined();
  });
});
