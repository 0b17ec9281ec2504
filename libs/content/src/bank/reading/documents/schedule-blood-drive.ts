import { choice, readingSet, supply } from '../authoring.js';

/** Schedule of a Community Blood Drive: schedule text with 5 items. */
export const scheduleBloodDrive = readingSet(
  {
    id: 'reading.schedule-blood-drive',
    title: 'Schedule of a Community Blood Drive',
    kind: 'schedule',
    text: `**Spring Blood Drive, Wickham County** (appointments only)

| Date | Place | Hours | Appointments | Notes |
| --- | --- | --- | --- | --- |
| Mon., April 7 | Grange Hall | 12:00–6:00 | 48 | Spanish interpreter |
| Wed., April 9 | Wickham High School, gym | 8:00–1:00 | 60 | Students 16–17: signed consent |
| Thu., April 10 | St. Brendan's Church | 2:00–7:00 | 40 | Elevator out of service |
| Sat., April 12 | County Library | 9:00–3:00 | 72 | Child care |
| Mon., April 14 | Grange Hall | 12:00–6:00 | 48 | Platelet donors welcome |

Please allow one hour for a donation of whole blood and two and a half hours for platelets. The last appointment begins one hour before closing. Donors must wait at least eight weeks between donations of whole blood. Eat a meal and drink water beforehand, and bring a card with your photograph.`,
  },
  [
    choice(
      'key-ideas.locate',
      0.1,
      'A person wants to donate platelets and must leave by 3:00 in the afternoon. By what time, at the latest, should the donation begin, and on which date?',
      [
        'April 14, at half past twelve',
        'Platelet donors are welcome on April 14; two and a half hours before 3:00 is 12:30, within the hours of 12:00–6:00.',
      ],
      [
        [
          "April 14, at two o'clock",
          'uses-whole-blood-time',
          'One hour is enough for whole blood, but platelets take two and a half hours.',
        ],
        [
          'April 7, at half past twelve',
          'wrong-row',
          'On April 7 the hall is the same, but the note speaks of an interpreter.',
        ],
        [
          'April 12, at half past twelve',
          'wrong-row',
          'The note for April 12 speaks of child care and not of platelets.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.0,
      'Which place would be the hardest to use for a person in a wheelchair?',
      [
        "St. Brendan's Church",
        'The note says, “Elevator out of service,” which suggests that the room is not on the ground floor.',
      ],
      [
        [
          'Wickham High School',
          'confuses-notes',
          'The note for this place concerns the consent of students.',
        ],
        ['County Library', 'confuses-notes', 'The note for this place offers child care.'],
        [
          'Grange Hall',
          'confuses-notes',
          'The notes for this place concern an interpreter and platelets.',
        ],
      ],
    ),
    supply(
      'key-ideas.locate',
      -0.5,
      'How many appointments are offered on the day with child care? Type the number.',
      {
        answer: '72',
        kind: 'number',
        rationale: 'Child care is offered on Saturday, April 12, in the row with 72 appointments.',
        unit: 'appointments',
      },
      [
        ['60', 'wrong-row', 'Sixty is the number at the high school.'],
        ['48', 'wrong-row', 'Forty-eight is the number at Grange Hall.'],
      ],
    ),
    choice(
      'key-ideas.directions',
      0.4,
      'A donor gave whole blood on February 14 of the same year. According to the schedule, which is the first date on which this donor may give whole blood again? (February has 28 days.)',
      [
        'Saturday, April 12',
        'Eight weeks after February 14 is April 11, so the next date on the schedule is April 12.',
      ],
      [
        ['Thursday, April 10', 'miscounts-weeks', 'April 10 is one day short of eight weeks.'],
        [
          'Monday, April 7',
          'miscounts-weeks',
          'April 7 is only 52 days after February 14, four short of eight weeks.',
        ],
        [
          'Monday, April 14',
          'skips-earlier-date',
          'April 14 is allowed but comes after another date that is allowed.',
        ],
      ],
    ),
    choice(
      'key-ideas.directions',
      0.2,
      'At what time does the last appointment at the high school begin?',
      [
        'At noon',
        'The gym closes at 1:00, and “the last appointment begins one hour before closing,” that is, at noon.',
      ],
      [
        ["At one o'clock", 'takes-closing-time', 'This is the closing time itself.'],
        [
          'At half past ten',
          'uses-platelet-time',
          'This allows two and a half hours, the time for platelets.',
        ],
        ["At two o'clock", 'adds-instead-of-subtracts', 'This is one hour after closing.'],
      ],
    ),
  ],
);
