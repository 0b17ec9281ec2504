import { describe, expect, it } from '@jest/globals';
import type { AnswerFeedback } from '@prepward/contracts/attempts';
import { evidenceIn } from './evidence.js';
import { CHOICE_FEEDBACK } from './test-items.js';

const PASSAGE =
  '<p>The clinic opened in May. Its <em>first</em> clock “ran fast,” the nurse said—by an hour!</p><p>No one minded for a year.</p>';

function feedbackOf(rationale: string, change: Partial<AnswerFeedback> = {}): AnswerFeedback {
  return {
    correct: true,
    key: { type: 'multiple-choice', option: 'a' },
    rationales: [
      { id: 'a', rationale },
      { id: 'b', rationale: '<p>It says “no one minded”, which is later.</p>' },
    ],
    ...change,
  };
}

const textsOf = (feedback: AnswerFeedback) => evidenceIn(PASSAGE, feedback).map(({ text }) => text);

describe('the evidence for a key', () => {
  it('is the sentence that the reason of the key quotes, whatever its marks and dashes', () => {
    expect(textsOf(feedbackOf('<p>“Its first clock ran fast” names the fault.</p>'))).toEqual([
      'Its first clock “ran fast,” the nurse said—by an hour!',
    ]);
    expect(textsOf(feedbackOf('<p>It says “the nurse said-by an hour.”</p>'))).toHaveLength(1);
  });

  it('has a place in the text, to highlight it', () => {
    const [found] = evidenceIn(PASSAGE, feedbackOf('<p>“opened in May”</p>'));
    expect(found).toMatchObject({ start: 0, end: 'The clinic opened in May.'.length });
  });

  it('is found on both sides of words that were left out', () => {
    expect(textsOf(feedbackOf('<p>“The clinic opened … for a year”</p>'))).toEqual([
      'The clinic opened in May.',
      'No one minded for a year.',
    ]);
  });

  it('is nothing where only another option quotes, a word is mentioned, or it is not there', () => {
    expect(textsOf(feedbackOf('<p>Nothing is quoted.</p>'))).toEqual([]);
    expect(textsOf(feedbackOf('<p>The word “clock” means a clock.</p>'))).toEqual([]);
    expect(textsOf(feedbackOf('<p>“The clinic closed in May”</p>'))).toEqual([]);
  });

  it('is found whatever its case, its apostrophes, and its other ways of leaving words out', () => {
    const passage = "<p>The nurse's  clock RAN fast. It stopped — at noon. All was well.</p>";
    const found = (rationale: string) =>
      evidenceIn(passage, feedbackOf(rationale)).map(({ text }) => text.slice(0, 5));
    expect(found('<p>“the nurse’s clock ran fast”</p>')).toEqual(['The n']);
    expect(found('<p>“it stopped – at noon”</p>')).toEqual(['It st']);
    expect(found('<p>"The nurse\'s clock ... all was well."</p>')).toEqual(['The n', 'All w']);
    expect(found('<p>“It [the clock] stopped” and “[Soon] all was well”</p>')).toEqual(['All w']);
    expect(found('<p>“, all was well!”</p>')).toEqual(['All w']);
  });

  it('follows the reason of a typed answer', () => {
    const key: AnswerFeedback['key'] = {
      type: 'supply',
      answer: '1',
      answerKind: 'number',
      tolerance: 0,
      accepted: [],
    };
    const rationale = '<p>It ran “by an hour.”</p>';
    expect(textsOf(feedbackOf('', { key, rationale, rationales: [] }))).toHaveLength(1);
  });
});

it('the texts that can be highlighted prove the key in at most two sentences', () => {
  const html = '<p>A red cell. A red nose. A red hat.</p>';
  const feedback = { ...CHOICE_FEEDBACK, rationale: '<p>See “a red”.</p>', rationales: [] };
  expect(evidenceIn(html, feedback).map(({ text }) => text)).toEqual([
    'A red cell.',
    'A red nose.',
  ]);
});
