import { expect, it } from '@jest/globals';
import { BLUEPRINT } from '@prepward/contracts/exam';
import { AREAS } from '@prepward/contracts/objectives';
import { answers } from '../test/answers.js';
import { Evidence } from './evidence.js';
import { examForm } from './exam-form.js';
import { masteryOf } from './mastery.js';
import { predictExam } from './prediction.js';

/*
 * What students see for the same answers. The other tests check that it's right; when you change
 * the model, this shows what changes for them.
 */

const round = (value: number | undefined) => Math.round((value ?? Number.NaN) * 1000) / 1000;

it('the same answers give the same prediction', () => {
  const types = ['multiple-choice', 'supply', 'multiple-select', 'hot-spot', 'ordered'] as const;
  const bank = AREAS.flatMap(({ slug: area }) =>
    types.map((type, i) => ({ area, type, difficulty: i / 4 - 0.5 })),
  );
  const evidence = new Evidence();
  for (const [i, { slug: area }] of AREAS.entries()) {
    const type = types[i % types.length];
    const answeredAt = new Date(Date.UTC(2026, 4, 1 + i));
    const given = answers(9 + i, 5 + (i % 4), {
      area,
      type,
      difficulty: i / 10 - 0.5,
      answeredAt,
    });
    for (const one of given) evidence.add(one);
  }
  const cells = evidence.at(new Date('2026-06-01T12:00:00Z'));
  const { abilities, prediction, subjects, areas } = predictExam(examForm(BLUEPRINT, bank), cells);
  expect({
    prediction,
    subjects: [...subjects],
    abilities: abilities.ability.map(round),
    errors: abilities.covariance.map((row, i) => round(Math.sqrt(row[i] ?? 0))),
    areas: [...areas].map(([area, { mean, sd }]) => [area, round(mean), round(sd)].join(' ')),
  }).toMatchInlineSnapshot(`
    {
      "abilities": [
        -0.296,
        -0.179,
        -0.146,
        -0.225,
        -0.361,
        -0.467,
        -0.269,
        -0.239,
        -0.545,
        -0.29,
        -0.391,
        -0.11,
      ],
      "areas": [
        "reading.key-ideas 61.851 14.649",
        "reading.craft 63.989 16.552",
        "reading.integration 64.591 14.162",
        "math.numbers 63.14 13.804",
        "math.data 60.672 14.082",
        "science.anatomy 58.715 13.458",
        "science.biology 62.37 16.916",
        "science.chemistry 62.931 17.632",
        "science.reasoning 57.285 17.471",
        "english.conventions 61.988 14.852",
        "english.knowledge 60.119 16.214",
        "english.vocabulary 65.313 15.887",
      ],
      "errors": [
        0.492,
        0.462,
        0.46,
        0.485,
        0.454,
        0.452,
        0.409,
        0.413,
        0.448,
        0.405,
        0.451,
        0.39,
      ],
      "prediction": {
        "high": 70.8,
        "level": "proficient",
        "low": 52.9,
        "total": 61.8,
      },
      "subjects": [
        [
          "reading",
          63.4,
        ],
        [
          "math",
          62,
        ],
        [
          "science",
          59.9,
        ],
        [
          "english",
          62.4,
        ],
      ],
    }
  `);
});

it('the same answers give the same mastery', () => {
  const cell = (right: number, wrong: number, difficulty = 0) =>
    ({ type: 'multiple-choice', difficulty, right, wrong }) as const;
  const asked = [[cell(0, 1)], [cell(1, 0)], [cell(4, 16)], [cell(3, 3, 1), cell(2, 0, -1)]];
  expect(asked.map((cells) => [-1, 0, 1].map((ability) => masteryOf(cells, ability)))).toEqual([
    [44.1, 59.9, 76.6],
    [46.7, 64.1, 80.6],
    [38.5, 46, 54],
    [49.3, 65, 78.4],
  ]);
});
