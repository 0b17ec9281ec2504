import { choice, readingSet, supply } from '../authoring.js';

/** Evening Classes at an Adult School: schedule text with 5 items. */
export const classCatalog = readingSet(
  {
    id: 'reading.class-catalog',
    title: 'Evening Classes at an Adult School',
    kind: 'schedule',
    text: `**Fall term: September 8 to November 21** (no classes on October 13)

| Course | Day and time | Room | Fee | Notes |
| --- | --- | --- | --- | --- |
| Spanish I | Mon. 6:00–8:00 | 12 | 90 dollars | Book included |
| Spanish II | Wed. 6:00–8:00 | 12 | 90 dollars | Spanish I or placement test |
| Bookkeeping | Tue. 6:30–9:00 | 4 | 120 dollars | Bring a calculator |
| Home Wiring | Thu. 6:00–9:00 | Shop | 150 dollars | Age 18 and over; tools provided |
| Watercolor | Tue. 5:30–7:30 | 9 | 75 dollars | Materials about 30 dollars |
| Choir | Thu. 7:30–9:00 | Hall | 40 dollars | No audition |
| Sewing | Mon. 5:30–7:30 | 9 | 80 dollars | Machines provided |
| Test Preparation | Mon. and Wed. 5:00–6:00 | 7 | Free | Register in person |

**Registration:** online from August 11 or in the office, Room 1, on weekdays from 2:00 to 7:00. Residents over 65 pay half of the fee. A course with fewer than eight students will be canceled and the fee returned. Placement tests take place on August 27 at 6:00 in Room 12.`,
  },
  [
    choice(
      'key-ideas.directions',
      0.3,
      'A student wants to take two courses without any overlap in time. Which pair can be combined?',
      [
        'Spanish I and Test Preparation',
        'Test Preparation ends on Monday at 6:00, when Spanish I begins in another room.',
      ],
      [
        [
          'Watercolor and Bookkeeping',
          'overlooks-overlap',
          'On Tuesday, Watercolor lasts until 7:30 and Bookkeeping begins at 6:30.',
        ],
        [
          'Home Wiring and Choir',
          'overlooks-overlap',
          'On Thursday, Home Wiring lasts until 9:00 and Choir begins at 7:30.',
        ],
        [
          'Spanish I and Sewing',
          'overlooks-overlap',
          'On Monday, Sewing lasts until 7:30 and Spanish I begins at 6:00.',
        ],
      ],
    ),
    supply(
      'integration.combine-sources',
      0.3,
      'How many dollars does a resident of 70 pay to take Home Wiring and Spanish I? Type the number.',
      {
        answer: '120',
        kind: 'number',
        rationale:
          'The fees are 150 and 90 dollars, 240 in all, and residents over 65 pay half: 240 ÷ 2 = 120 dollars.',
        unit: 'dollars',
      },
      [
        ['240', 'forgets-reduction', 'This is the full fee; residents over 65 pay half.'],
        ['165', 'halves-one-fee', 'This takes half off one of the two fees.'],
      ],
    ),
    choice(
      'key-ideas.locate',
      0.0,
      'A person who learned Spanish at home wants to begin with Spanish II. When must this person come to the school before the term?',
      [
        'On August 27 at 6:00',
        'Spanish II requires “Spanish I or placement test,” and the tests take place on August 27 at 6:00.',
      ],
      [
        [
          'On August 11 at 2:00',
          'confuses-dates',
          'August 11 is the day on which online registration begins.',
        ],
        ['On September 8 at 6:00', 'confuses-dates', 'The term begins on September 8.'],
        ['On October 13 at 6:00', 'confuses-dates', 'October 13 is a day without classes.'],
      ],
    ),
    choice(
      'key-ideas.locate',
      -0.3,
      'For which course is it impossible to register online?',
      ['Test Preparation', 'The note says, “Register in person.”'],
      [
        [
          'Home Wiring',
          'confuses-notes',
          'The note for Home Wiring gives an age and mentions tools.',
        ],
        [
          'Spanish II',
          'confuses-notes',
          'The note for Spanish II names a condition but not the way to register.',
        ],
        ['Watercolor', 'confuses-notes', 'The note for Watercolor mentions materials.'],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.1,
      'Seven people have registered for Bookkeeping when the term begins. What can they expect?',
      [
        'To get their money back',
        'A course with fewer than eight students is canceled “and the fee returned.”',
      ],
      [
        ['To be moved to Room 12', 'not-stated', 'A change of room is not mentioned.'],
        ['To pay half of the fee', 'confuses-conditions', 'Half the fee is for residents over 65.'],
        ['To begin a week later on', 'not-stated', 'A later beginning is not mentioned.'],
      ],
    ),
  ],
);
