import { describe, expect, it, jest } from '@jest/globals';
import * as rules from '@prepward/contracts/attempt-rules';
import * as exam from '@prepward/contracts/exam';
import { inWords } from '@prepward/contracts/number-words';
import { markAt, sectionRows, TEAS } from './teas.js';
import { stringsIn } from './testing.js';

/**
 * All texts of the site and the study sheets, with their figures, from a fresh import under the
 * current mocks.
 */
async function allTexts(): Promise<string[]> {
  const site = await import('./index.js');
  const { HOME } = await import('./home.js');
  const figures = await import('./figures/index.js');
  const sheets = await import('./study-sheets/index.js');
  return stringsIn([{ ...site }, HOME, { ...figures }, { ...sheets }]);
}

/**
 * A different exam: sections of 61 to 64 questions with ten more minutes than questions, and an
 * 8-minute break after Science.
 */
function otherExam(): typeof exam {
  const BLUEPRINT = exam.BLUEPRINT.map((section, i) => ({
    ...section,
    items: 61 + i,
    scoredItems: 56 + i,
    minutes: 71 + i,
    areas: section.areas.map((area, at) => ({ ...area, scoredItems: 71 + 4 * i + at })),
  }));
  return {
    ...exam,
    BLUEPRINT,
    ALTERNATE_SHARE: 1 / 3,
    BREAK: { after: 'science' as 'math', minutes: 8 as 10 },
    BREAK_AFTER_SECTION: 3,
    EXAM: { items: 250, scoredItems: 229, minutes: 290 },
  };
}

/** Free sets and practice of different sizes. */
function otherRules(): typeof rules {
  return {
    ...rules,
    PRACTICE_ITEMS: { min: 6 as 5, max: 90 as 100, usual: 23 as 20 },
    QUIZ_SETS: 3 as 4,
    QUIZ_ITEMS: 14 as 10,
    FREE_PRACTICE_ITEMS: 7 as 5,
    FREE_BANK_ITEMS: 27 as 25,
    DIAGNOSTIC_ITEMS: 42 as 40,
  };
}

/** Wording that only the real exam’s minutes, break, and question types would produce. */
const MINUTES =
  /\b(209|5[57]) min|in (209|5[57]|37) minutes|\b(10|ten)-minute break|break of (10|ten)|fifty-five|takes about (10|12|15) minutes|after Math\b|one in five is/i;

/** A pattern for any of these numbers, in digits or in words. */
function anyOf(counts: readonly number[]): string {
  return `(?:${counts.flatMap((count) => [String(count), inWords(count)]).join('|')})`;
}

/** The real question counts of the exam, its sections and areas, practice, and the free sets. */
const COUNT = anyOf([
  ...exam.BLUEPRINT.flatMap(({ items, scoredItems }) => [items, scoredItems]),
  ...exam.BLUEPRINT.flatMap(({ areas }) => areas.map(({ scoredItems }) => scoredItems)),
  ...[exam.EXAM.items, exam.EXAM.scoredItems, exam.EXAM.items - exam.EXAM.scoredItems],
  ...[rules.PRACTICE_ITEMS.min, rules.PRACTICE_ITEMS.max, rules.QUIZ_ITEMS],
  ...[rules.FREE_PRACTICE_ITEMS, rules.FREE_BANK_ITEMS, rules.DIAGNOSTIC_ITEMS],
]);

const SAYINGS = [
  `${COUNT}-question`,
  `${COUNT} (?:[\\w’-]+ ){0,2}\\[?questions`,
  `${COUNT} of them`,
  `(?:quizzes|sets|diagnostic|exam) of ${COUNT}`,
  `${anyOf([rules.QUIZ_SETS])} (?:[\\w’-]+ ){0,3}quizzes`,
];

/** A mention of one of them, with up to three words before it. */
const COUNTED = new RegExp(`(?:\\S+ ){0,3}\\b(?:${SAYINGS.join('|')})\\b(?!-)`, 'gi');

function countsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(COUNTED) ?? []);
}

/** Question counts of the text’s own, such as for an evening or an example. */
const OWN = [
  'an area with 18 questions',
  ', it’s worth nine questions',
  'week 5, mix: twenty questions',
  'After forty or fifty questions',
  'a quiz of ten questions',
  '**How much.** Fifteen questions',
  'an evening, plus ten mixed review questions',
  'mostly word parts. Twenty of them',
  '**How much.** Ten questions',
  '| one topic, ten review questions',
  'a quarter | fifteen questions',
  'an eighth | ten questions',
  'to 42 | Ten questions',
  'On bad days, five questions',
  'hour of content, forty questions',
  '**Short and often.** Ten to twenty questions',
  'Ten questions',
  'Two in five questions',
];

describe('figures of the exam in texts', () => {
  it('are those of the blueprint', () => {
    expect([TEAS.load, TEAS.scored, TEAS.unscored]).toEqual([
      '170 questions in 209 minutes',
      150,
      20,
    ]);
    expect(TEAS.reading).toMatchObject({ items: 45, minutes: 55, pace: 73 });
    expect(sectionRows(({ name }) => name, 'pause')).toBe(
      '| Reading |\n| Math |\n| pause |\n| Science |\n| English and Language Usage |',
    );
    expect(markAt(TEAS.reading, 1 / 3)).toBe('question 15 at 18 minutes');
  });

  it('are spelled out nowhere: another exam changes every text, and leaves no old figure', async () => {
    const today = await allTexts();
    expect(today.filter((text) => MINUTES.test(text)).length).toBeGreaterThan(15);
    expect(countsIn(today).length).toBeGreaterThan(80);
    jest.resetModules();
    jest.unstable_mockModule('@prepward/contracts/exam', otherExam);
    jest.unstable_mockModule('@prepward/contracts/attempt-rules', otherRules);
    const texts = await allTexts();
    expect(texts.filter((text) => MINUTES.test(text))).toEqual([]);
    expect(countsIn(texts)).toEqual(OWN);
    expect(texts.some((text) => text.includes('250 scored questions over 290 minutes'))).toBe(true);
    expect(texts.some((text) => text.includes('61 questions in 71 minutes'))).toBe(true);
    expect(texts.some((text) => text.includes('Start with seven questions'))).toBe(true);
  });
});
