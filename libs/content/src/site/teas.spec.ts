import { describe, expect, it, jest } from '@jest/globals';
import * as exam from '@prepward/contracts/exam';
import { markAt, sectionRows, TEAS } from './teas.js';
import { stringsIn } from './testing.js';

/** All texts of the site and of the study sheets, with their figures, as code that is loaded now says them. */
async function allTexts(): Promise<string[]> {
  const site = await import('./index.js');
  const figures = await import('./figures/index.js');
  const sheets = await import('./study-sheets/index.js');
  return stringsIn([{ ...site }, { ...figures }, { ...sheets }]);
}

/** The exam with another length: sections of 61, 62, 63 and 64 minutes, and a break of 8. */
function otherExam(): typeof exam {
  const BLUEPRINT = exam.BLUEPRINT.map((section, i) => ({ ...section, minutes: 61 + i }));
  return {
    ...exam,
    BLUEPRINT,
    BREAK: { ...exam.BREAK, minutes: 8 as 10 },
    EXAM: { ...exam.EXAM, minutes: 250 },
  };
}

/** What only the real exam’s minutes would say. */
const REAL =
  /\b(209|5[57]) min|in (209|5[57]|37) minutes|\b(10|ten)-minute break|break of (10|ten)|fifty-five|takes about (10|12|15) minutes/i;

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
    expect(today.filter((text) => REAL.test(text)).length).toBeGreaterThan(15);
    jest.resetModules();
    jest.unstable_mockModule('@prepward/contracts/exam', otherExam);
    const texts = await allTexts();
    expect(texts.filter((text) => REAL.test(text))).toEqual([]);
    expect(texts.some((text) => text.includes('170 scored questions over 250 minutes'))).toBe(true);
    expect(texts.some((text) => text.includes('45 questions in 61 minutes'))).toBe(true);
  });
});
