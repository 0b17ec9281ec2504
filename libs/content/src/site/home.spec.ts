import { describe, expect, it } from '@jest/globals';
import { ARTICLES } from './articles/index.js';
import { HOME } from './home.js';
import { LINKABLE, stringsIn } from './testing.js';

describe('home', () => {
  it('has the demo quiz of the specification: three questions, four lettered options, one key', () => {
    expect(HOME.demoQuiz).toHaveLength(3);
    for (const question of HOME.demoQuiz) {
      expect(question.options.map((option) => option.slice(0, 3))).toEqual([
        'A. ',
        'B. ',
        'C. ',
        'D. ',
      ]);
      expect(new Set(question.options).size).toBe(4);
      expect(question.options[question.correctAnswer]).toBeDefined();
      expect(question.explanation.length).toBeGreaterThan(60);
    }
  });

  it('computes the percent of its first demo question', () => {
    const first = HOME.demoQuiz[0];
    expect(first?.options[first.correctAnswer]).toBe(`B. ${(100 * (80 - 60)) / 80}%`);
  });

  it('has four subject cards with three bullets and the three buttons', () => {
    expect(HOME.subjects.map((card) => card.subject)).toEqual([
      'reading',
      'math',
      'science',
      'english',
    ]);
    for (const card of HOME.subjects) {
      expect(card.bullets).toHaveLength(3);
      expect(card.links.map((link) => link.to)).toEqual([
        '/signup',
        `/practice/${card.subject}`,
        `/quiz/${card.subject}`,
      ]);
    }
  });

  it('has the four steps by name', () => {
    expect(HOME.steps.map((step) => step.title)).toEqual([
      'Sign Up Free in 30 seconds',
      'Practice & Review',
      'Buy Premium',
      'Ace Your Exam',
    ]);
  });

  it('has eight score pictures that add up and say that they are samples', () => {
    expect(HOME.scorePictures).toHaveLength(8);
    for (const picture of HOME.scorePictures) {
      const { reading, math, science, english } = picture.sections;
      const right = reading * 0.39 + math * 0.34 + science * 0.44 + english * 0.33;
      expect(picture.total).toBeCloseTo(right / 1.5, 0);
      const level =
        picture.total >= 90.7 ? 'Exemplary' : picture.total >= 78 ? 'Advanced' : 'Proficient';
      expect(picture.level).toBe(level);
      expect(picture.sample).toBe(true);
      expect(picture.alt).toMatch(/^Sample/);
      expect(picture.overlay).toBe('{{email}}');
    }
  });

  it('has at least six testimonials, all marked as samples, each by someone else', () => {
    expect(HOME.testimonials.length).toBeGreaterThanOrEqual(6);
    for (const testimonial of HOME.testimonials) {
      expect(testimonial.sample).toBe(true);
      expect(testimonial.score).toBeLessThanOrEqual(100);
    }
    const names = HOME.testimonials.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(HOME.sampleTag).toBe('Sample');
  });

  it('makes no excuses for its samples', () => {
    expect(stringsIn(HOME).filter((text) => /not a real|example\./i.test(text))).toEqual([]);
  });

  it('shows three benefits by the product’s own pictures, each with its words', () => {
    const pictures = HOME.benefits.flatMap(({ picture }) => picture ?? []);
    expect(pictures.map(({ name }) => name)).toEqual(['practice', 'result', 'progress']);
    for (const { alt } of pictures) expect(alt.length).toBeGreaterThan(40);
  });

  it('has teasers that repeat their articles exactly', () => {
    for (const teaser of HOME.teasers) {
      const article = ARTICLES.find((candidate) => `/blog/${candidate.slug}` === teaser.link);
      expect(teaser).toEqual({
        title: article?.title,
        excerpt: article?.excerpt,
        date: article?.published,
        link: teaser.link,
      });
    }
  });

  it('links only to routes that exist', () => {
    const routes = stringsIn(HOME).filter((text) => text.startsWith('/'));
    expect(routes.length).toBeGreaterThan(15);
    expect(routes.filter((route) => !LINKABLE.has(route))).toEqual([]);
  });
});
