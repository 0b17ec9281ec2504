import { describe, expect, it } from '@jest/globals';
import { factsOf } from './page-facts.js';
import { type DescribedPage, jsonForScript, structuredData } from './structured-data.js';

async function thingsOf(path: string, shows: (words: string) => boolean = () => true) {
  const facts = await factsOf(path);
  if (!facts) {
    throw new Error(`No facts of ${path}`);
  }
  const page: DescribedPage = {
    origin: 'https://site.example',
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
    expect(article).toMatchObject({ '@type': 'Article', datePublished: expect.any(String) });
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
    expect(blog?.updated && blog.updated >= (article?.updated ?? '')).toBe(true);
    expect(category?.updated).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('are there for every subject of the practice, and for no page that is none', async () => {
    expect((await factsOf('/practice/math'))?.trail?.here).toContain('Math');
    expect(await factsOf('/login')).toBeUndefined();
    expect(await factsOf('/blog/no-such-article')).toBeUndefined();
  });
});
