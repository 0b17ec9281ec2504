import { choice, readingSet, select, supply } from '../authoring.js';

/** Taking the Stairs: An Article and a Table: informational text with 7 items. */
export const textStepsStudy = readingSet(
  {
    id: 'reading.text-steps-study',
    title: 'Taking the Stairs: An Article and a Table',
    kind: 'informational',
    text: `### Source 1: from a hospital newsletter

For six weeks last spring, our visitors and employees took part in an experiment without knowing it. Facilities staff counted everyone who used either the main staircase or the elevators between the first and second floors, from eight to nine each morning. During the first two weeks nothing was changed. In the third and fourth weeks, a sign at the elevator listed the health benefits of climbing stairs. In the fifth and sixth weeks the sign was removed, the stairwell was painted, and brighter lamps and quiet music were installed. Patients in wheelchairs or on stretchers were not counted. We had expected the sign to work and regarded the paint as an afterthought. The figures suggest that we had it the wrong way around, although we cannot yet say whether the effect will outlast the novelty.

### Source 2: average counts per morning

| Period | Stairs | Elevators | Total |
| --- | --- | --- | --- |
| Weeks 1–2: no change | 60 | 240 | 300 |
| Weeks 3–4: sign | 66 | 234 | 300 |
| Weeks 5–6: paint, lamps, and music | 105 | 195 | 300 |`,
  },
  [
    choice(
      'integration.combine-sources',
      0.2,
      'Which figures in Source 2 explain why the staff “had it the wrong way around”?',
      [
        'Stair use rose by 6 with the sign but by 45 after the painting.',
        'From 60 to 66 is a rise of 6; from 60 to 105 is a rise of 45, though the paint was “an afterthought.”',
      ],
      [
        [
          'Stair use rose by 45 with the sign but by 6 after the painting.',
          'swaps-rows',
          'The figures belong to the opposite periods.',
        ],
        [
          'Elevator use rose by 6 with the sign and fell by 39 thereafter.',
          'misreads-table',
          'Elevator use fell by 6 with the sign, from 240 to 234.',
        ],
        [
          'Elevator use was higher than stair use during all three periods.',
          'true-but-irrelevant',
          'This is so in each row, but it does not compare the sign with the paint.',
        ],
      ],
    ),
    supply(
      'integration.combine-sources',
      0.6,
      'In weeks 5 and 6, what percent of the people counted used the stairs? Type the number.',
      {
        answer: '35',
        kind: 'number',
        rationale:
          'In weeks 5 and 6 the stairs had 105 of 300, and 105 ÷ 300 = 0.35, which is 35 percent.',
        unit: '%',
      },
      [
        ['105', 'gives-count-not-percent', 'This is the number of people and not a percent.'],
        ['20', 'wrong-row', 'Twenty percent is the share of the stairs in weeks 1 and 2.'],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.0,
      'In Source 1, “outlast the novelty” means to continue after',
      [
        'the change no longer feels new.',
        'Novelty is newness; the staff do not know whether the effect will last once people are used to it.',
      ],
      [
        [
          'the counting has been finished.',
          'sounds-plausible',
          'Counting may end at any time; novelty refers to newness.',
        ],
        ['the paint has begun to wear off.', 'too-literal', 'The wear of paint is not the point.'],
        [
          'the sign has been taken down.',
          'wrong-detail',
          'The sign belonged to weeks 3 and 4; the novelty in question is that of the changed stairwell.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.8,
      'Why is the experiment unable to show what in the stairwell mattered most?',
      [
        'Several measures were introduced together.',
        'Paint, lamps, and music were all introduced for weeks 5 and 6.',
      ],
      [
        [
          'Too few people were counted on each morning.',
          'misreads-table',
          'Each row has an average of 300 people, and the number was the same in all periods.',
        ],
        [
          'The people counted knew about the experiment.',
          'contradicts-text',
          'They took part “without knowing it.”',
        ],
        [
          'The sign was left standing in the last weeks.',
          'contradicts-text',
          '“The sign was removed.”',
        ],
      ],
    ),
    select(
      'integration.evidence',
      0.5,
      'Which **two** conclusions do the sources together support?',
      [
        [
          'The sign was followed by a small increase in stair use.',
          'Stair use went from 60 to 66 in weeks 3 and 4.',
        ],
        [
          'The elevators remained the more common choice.',
          'Even in weeks 5 and 6 the elevators had 195 of 300.',
        ],
      ],
      [
        [
          'The painted stairwell will stay popular for years.',
          'goes-beyond-text',
          'The staff “cannot yet say whether the effect will outlast the novelty.”',
        ],
        [
          'The visitors used the stairs more than employees did.',
          'not-stated',
          'Visitors and employees were not counted separately.',
        ],
        [
          'The total number of people fell during the test.',
          'misreads-table',
          'The total is 300 in each period.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.3,
      'Why were patients in wheelchairs or on stretchers most likely left out of the count?',
      [
        'They had no real choice between stairs and elevators.',
        'The study concerns a choice, and these patients can use the elevators alone.',
      ],
      [
        [
          "They were seldom in the building before nine o'clock.",
          'not-stated',
          'The newsletter does not say when patients are there.',
        ],
        [
          'They had been told about the purpose of the counting.',
          'contradicts-text',
          'People took part “without knowing it.”',
        ],
        [
          'They were counted separately by a different department.',
          'not-stated',
          'No other count is mentioned.',
        ],
      ],
    ),
    choice(
      'craft.purpose',
      0.2,
      'What is the main purpose of Source 1?',
      [
        'To report how an experiment was done and what it suggests',
        'The newsletter describes the periods, the counting, and what “the figures suggest.”',
      ],
      [
        [
          'To persuade patients to climb stairs for their own health',
          'mistakes-informing-for-persuading',
          'The sign did this; the newsletter reports on it.',
        ],
        [
          'To apologize to visitors for having watched their behavior',
          'not-stated',
          'The newsletter contains no apology.',
        ],
        [
          'To explain why elevators are needed in a large hospital',
          'not-stated',
          'The need for elevators is not discussed.',
        ],
      ],
    ),
  ],
);
