import { choice, readingSet, supply } from '../authoring.js';

/** Timetable of the River Line: schedule text with 5 items. */
export const timetableRiverLine = readingSet(
  {
    id: 'reading.timetable-river-line',
    title: 'Timetable of the River Line',
    kind: 'schedule',
    text: `**River Line, weekdays.** A dash means that the train does not stop.

| Station | 101 | 103 | 105 | 107 | 109 |
| --- | --- | --- | --- | --- | --- |
| Port Ellery | 6:10 | 7:05 | 7:40 | 8:30 | 9:45 |
| Mill Pond | 6:22 | 7:17 | – | 8:42 | 9:57 |
| Ashbury | 6:35 | 7:30 | 8:00 | 8:55 | 10:10 |
| Stone Bridge | 6:51 | 7:46 | – | 9:11 | 10:26 |
| Central | 7:05 | 8:00 | 8:22 | 9:25 | 10:40 |

**Notes**
- Train 105 requires an express ticket.
- Bicycles are allowed on all trains except 103 and 105.
- The University shuttle leaves Central at 20 minutes past and 10 minutes before each hour and reaches the campus in 15 minutes.
- On public holidays trains 101 and 105 do not run.`,
  },
  [
    choice(
      'key-ideas.directions',
      0.4,
      'A student at Mill Pond must be on the campus by 9:00 a.m. on an ordinary weekday. Which is the latest train that this student can take?',
      [
        'Train 103',
        'Train 103 reaches Central at 8:00; the shuttle at 8:20 reaches the campus at 8:35. The next train at Mill Pond, 107, arrives too late.',
      ],
      [
        [
          'Train 101',
          'takes-earlier-than-needed',
          'Train 101 is early enough, but a later train is too.',
        ],
        ['Train 105', 'ignores-dash', 'Train 105 does not stop at Mill Pond.'],
        [
          'Train 107',
          'ignores-transfer-time',
          'Train 107 reaches Central at 9:25, after the class has begun.',
        ],
      ],
    ),
    supply(
      'key-ideas.locate',
      -0.2,
      'How many minutes does train 105 take from Port Ellery to Central? Type the number.',
      {
        answer: '42',
        kind: 'number',
        rationale: 'Train 105 leaves at 7:40 and arrives at 8:22, which is 42 minutes.',
        unit: 'minutes',
      },
      [
        ['55', 'wrong-column', 'The other trains take 55 minutes.'],
        ['22', 'measures-from-ashbury', 'This is the time from Ashbury to Central.'],
      ],
    ),
    choice(
      'key-ideas.directions',
      0.2,
      'On a public holiday, which is the first train on which a person at Ashbury may take a bicycle?',
      [
        'The train at 8:55',
        'On holidays 101 and 105 do not run and 103 takes no bicycles, so train 107, at 8:55, is the first.',
      ],
      [
        ['The train at 6:35', 'ignores-holiday', 'Train 101 does not run on public holidays.'],
        ['The train at 7:30', 'ignores-bicycle-rule', 'Train 103 runs but does not take bicycles.'],
        [
          'The train at 8:00',
          'ignores-holiday',
          'Train 105 does not run on public holidays and takes no bicycles.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      -0.1,
      'Why is train 105 most likely faster than the other trains?',
      [
        'It passes two stations without a stop.',
        'The dashes show that it does not stop at Mill Pond and Stone Bridge.',
      ],
      [
        [
          'It leaves later than the other trains.',
          'irrelevant-detail',
          'Trains 107 and 109 leave later and are no faster.',
        ],
        [
          'It carries a large number of bicycles.',
          'contradicts-text',
          'Bicycles are not allowed on train 105.',
        ],
        [
          'It takes another route to the campus.',
          'not-stated',
          'The trains go to Central, and the shuttle goes to the campus.',
        ],
      ],
    ),
    choice(
      'key-ideas.locate',
      0.3,
      "A passenger on train 105 continues to the campus by the first shuttle that leaves Central after the train's arrival. At what time does the passenger reach the campus?",
      [
        '9:05',
        'The train arrives at 8:22; the next shuttle leaves at 8:50, ten minutes before the hour, and takes 15 minutes, until 9:05.',
      ],
      [
        [
          '8:35',
          'takes-missed-shuttle',
          'The shuttle at 8:20 has left two minutes before the train arrives.',
        ],
        ['8:50', 'stops-at-departure', 'This is the time at which the shuttle leaves.'],
        [
          '8:37',
          'ignores-shuttle-times',
          'This adds 15 minutes to the arrival without waiting for a shuttle.',
        ],
      ],
    ),
  ],
);
