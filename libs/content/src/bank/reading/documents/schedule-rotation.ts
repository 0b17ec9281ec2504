import { choice, order, readingSet, supply } from '../authoring.js';

/** Clinical Rotation Schedule: schedule text with 4 items. */
export const scheduleRotation = readingSet(
  {
    id: 'reading.schedule-rotation',
    title: 'Clinical Rotation Schedule',
    kind: 'schedule',
    text: `**Nursing Assistant Program: clinical rotations, spring term**

| Week | Group 1 | Group 2 | Group 3 |
| --- | --- | --- | --- |
| 1 | Orientation | Orientation | Orientation |
| 2–3 | Long-term care | Surgical unit | Rehabilitation |
| 4–5 | Surgical unit | Rehabilitation | Long-term care |
| 6 | Skills test | Skills test | Skills test |
| 7–8 | Rehabilitation | Long-term care | Surgical unit |
| 9 | Final review | Final review | Final review |

**Notes**
- The day begins at 6:45 on the surgical unit and at 7:15 elsewhere.
- Wear the gray uniform in long-term care and the blue uniform in all other places.
- A student who misses more than one day of a rotation must repeat it in week 10.
- A student who does not pass the skills test may repeat it once, in week 8, on the Friday afternoon.
- Students who wish to change groups must find a partner and write to the coordinator before week 2.`,
  },
  [
    choice(
      'key-ideas.locate',
      -0.4,
      'In week 5, which uniform does a student in Group 3 wear, and when does the day begin?',
      [
        'The gray uniform, at 7:15',
        'In weeks 4–5 Group 3 is in long-term care: gray uniform, and 7:15 since it is not the surgical unit.',
      ],
      [
        ['The gray uniform, at 6:45', 'wrong-time', 'The earlier time is for the surgical unit.'],
        [
          'The blue uniform, at 7:15',
          'wrong-uniform',
          'Blue is worn in places other than long-term care.',
        ],
        [
          'The blue uniform, at 6:45',
          'wrong-column',
          'This fits Group 1, which is on the surgical unit in that week.',
        ],
      ],
    ),
    choice(
      'key-ideas.directions',
      0.2,
      'A student in Group 2 misses two days in week 3. What must this student do in week 10?',
      [
        'Repeat the rotation on the surgical unit',
        'In weeks 2–3 Group 2 is on the surgical unit, and two days are “more than one day of a rotation.”',
      ],
      [
        [
          'Repeat the rotation in rehabilitation',
          'wrong-row',
          'Group 2 is in rehabilitation in weeks 4–5.',
        ],
        [
          'Repeat the rotation in long-term care',
          'wrong-column',
          'Group 1 is in long-term care in week 3.',
        ],
        [
          'Repeat the skills test in the afternoon',
          'confuses-notes',
          'The skills test is repeated in week 8.',
        ],
      ],
    ),
    supply(
      'key-ideas.locate',
      0.0,
      'Where is Group 1 when its students may repeat the skills test? Type the one word that names the place in the schedule.',
      {
        answer: 'rehabilitation',
        kind: 'word',
        rationale:
          'The test may be repeated in week 8, and in weeks 7–8 Group 1 is in rehabilitation.',
      },
      [
        ['surgical', 'wrong-row', 'Group 1 is on the surgical unit in weeks 4–5.'],
        ['long-term', 'wrong-row', 'Group 1 is in long-term care in weeks 2–3.'],
      ],
    ),
    order(
      'key-ideas.sequence',
      -0.5,
      'Put the parts of the term for a student in Group 2 in order.',
      'The column of Group 2 runs from orientation over the surgical unit, rehabilitation, and the test to long-term care and the final review.',
      'reads-wrong-column',
      [
        ['Orientation', 'Orientation takes place in week 1.'],
        ['Surgical unit', 'Group 2 is on the surgical unit in weeks 2–3.'],
        ['Rehabilitation', 'Group 2 is in rehabilitation in weeks 4–5.'],
        ['Skills test', 'The skills test takes place in week 6.'],
        ['Long-term care', 'Group 2 is in long-term care in weeks 7–8.'],
        ['Final review', 'The final review takes place in week 9.'],
      ],
    ),
  ],
);
