import { describe, expect, it } from '@jest/globals';
import { generateModel } from '../kit/generate.js';
import type { BankItem } from '../kit/types.js';
import { caseFile, caseModel } from './support-cases.js';

const NAMES = ['Insulin', 'Glucagon', 'Cortisol', 'Oxytocin', 'Melatonin'];

/** A sound table, with `changes` to its first case. */
const tableWith = (changes: object = {}) => ({
  id: 'science.test-cases',
  objective: 'science.anatomy.endocrine',
  difficulty: 0,
  options: NAMES.map((name) => ({ name, says: `${name} does its work.` })),
  cases: [
    {
      ask: 'Which one is it?',
      key: 'Insulin',
      shows: 'glucose stays in the blood',
      so: 'Cells take it up when they are told to.',
      remember: 'Insulin lets glucose in.',
      ...changes,
    },
  ],
});

const modelOf = (table: object) =>
  caseFile.parse({ tables: [table] }).tables.map((row) => caseModel(row))[0];

type Choice = Extract<BankItem, { type: 'multiple-choice' }>;

function itemOf(table: object): Choice {
  const model = modelOf(table);
  const item = model && generateModel(model)[0]?.item;
  if (item?.type !== 'multiple-choice') throw new TypeError('no multiple choice');
  return item;
}

describe('a table of cases', () => {
  it('gives each option the reason for or against it, and what the case shows', () => {
    const { options, key, why, remember } = itemOf(tableWith());
    expect(options).toHaveLength(4);
    for (const { id, text, rationale, misconception } of options) {
      expect(rationale).toContain(`${text} does its work.`);
      expect(rationale).toContain('Here, glucose stays in the blood.');
      expect(misconception).toBe(id === key ? undefined : 'mixes-up-endocrine');
    }
    expect(options.find((o) => o.id === key)?.text).toBe('Insulin');
    expect(why).toBe(
      'Glucose stays in the blood. Cells take it up when they are told to. Insulin does its work.',
    );
    expect(remember).toBe('Insulin lets glucose in.');
  });

  it('says nothing more where the step to the key has named it', () => {
    const { why } = itemOf(tableWith({ so: 'The signal to take it up is insulin.' }));
    expect(why).toBe('Glucose stays in the blood. The signal to take it up is insulin.');
  });

  it('never uses an option that could be defended as a distractor', () => {
    const texts = itemOf(tableWith({ not: ['Cortisol'] })).options.map((o) => o.text);
    expect(texts.sort()).toEqual(['Glucagon', 'Insulin', 'Melatonin', 'Oxytocin']);
  });

  it('says of an option why it is wrong where what decides the case does not rule it out', () => {
    const said = 'Here, nothing releases glucose.';
    const reasons = itemOf(
      tableWith({ not: ['Cortisol'], against: { Glucagon: said } }),
    ).options.map((o) => o.rationale);
    expect(reasons).toContain(`Glucagon does its work. ${said}`);
    expect(() => itemOf(tableWith({ against: { Renin: said } }))).toThrow('Renin is no option');
  });

  it('refuses a key or an exception that is no option, and too few distractors', () => {
    expect(() => itemOf(tableWith({ key: 'Renin' }))).toThrow('Renin is no option');
    expect(() => itemOf(tableWith({ not: ['Renin'] }))).toThrow('Renin is no option');
    const few = tableWith({ not: ['Cortisol', 'Oxytocin'] });
    expect(() => itemOf(few)).toThrow('science.test-cases:1: too few distractors');
  });

  it('refuses a clue that ends in a period', () => {
    expect(() => itemOf(tableWith({ shows: 'Glucose stays.' }))).toThrow('no period');
  });
});
