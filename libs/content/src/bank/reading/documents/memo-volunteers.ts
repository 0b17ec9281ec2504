import { choice, order, readingSet, supply } from '../authoring.js';

/** Memo: New Badge System for Volunteers: memo text with 5 items. */
export const memoVolunteers = readingSet(
  {
    id: 'reading.memo-volunteers',
    title: 'Memo: New Badge System for Volunteers',
    kind: 'memo',
    text: `**TO:** All volunteers at Larkspur Hospital
**FROM:** Devon Okonkwo, Volunteer Services
**DATE:** May 5
**RE:** Electronic badges

From June 1 the paper sign-in book at the front desk will be replaced with electronic badges. The change will give us an accurate record of hours, which the hospital needs for its insurance and which many of you need for school or for scholarship applications.

**Before June 1,** please do the following in this order: complete the online privacy course (about 25 minutes); print the certificate; bring it, together with a document that shows your photograph, to Room B12, open Tuesdays and Thursdays from 10:00 to 4:00; have your picture taken; and collect your badge. Volunteers under 18 also need the form signed by a parent, which is enclosed.

**From June 1,** hold your badge against the reader when you arrive and again when you leave. If you forget to do so on leaving, the system will credit you with one hour, whatever your actual time. Write to us within seven days to have it corrected.

I know that several of you are fond of the old book, in which some signatures go back nineteen years. It will not be thrown away. It is to be displayed in the lobby, and there is a blank page left for anyone who would like to sign it one last time.`,
  },
  [
    order(
      'key-ideas.directions',
      -0.6,
      'Put in order the steps that a volunteer must take to receive a badge.',
      'The memo gives the order: course, certificate, Room B12, picture, badge.',
      'prints-before-course',
      [
        ['Complete the online privacy course.', 'The course is the first step in the list.'],
        ['Print the certificate.', 'The certificate follows the course.'],
        [
          'Bring the documents to Room B12.',
          'The certificate and a document with a photograph are brought there.',
        ],
        ['Have a picture taken.', 'The picture is taken in Room B12.'],
        ['Collect the badge.', 'Collecting the badge is the last step.'],
      ],
    ),
    choice(
      'key-ideas.directions',
      -0.3,
      'What must a volunteer of sixteen bring in addition to what an adult brings?',
      ['A form signed by a parent', '“Volunteers under 18 also need the form signed by a parent.”'],
      [
        [
          'A certificate of a course',
          'applies-to-everyone',
          'All volunteers bring the certificate.',
        ],
        [
          'A document with a picture',
          'applies-to-everyone',
          'All volunteers bring a document that shows their photograph.',
        ],
        ['A record of earlier hours', 'not-stated', 'The memo does not ask for such a record.'],
      ],
    ),
    supply(
      'key-ideas.locate',
      0.0,
      'A volunteer works for four hours on June 10 and forgets to use the reader on leaving. With how many hours will the system credit this volunteer if nobody writes to correct it? Type the number.',
      {
        answer: '1',
        kind: 'number',
        rationale:
          '“The system will credit you with one hour, whatever your actual time,” so the credit is 1 hour.',
        unit: 'hours',
      },
      [
        [
          '4',
          'ignores-condition',
          'Four hours would be credited if the reader had been used or the record corrected.',
        ],
        ['0', 'assumes-no-credit', 'The memo says that one hour is credited.'],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.2,
      "What does the last paragraph show about the writer's attitude?",
      [
        'Respect for the feelings of long-serving volunteers',
        'The writer knows that “several of you are fond of the old book” and offers a last page.',
      ],
      [
        [
          'Regret that the electronic system has been bought',
          'not-stated',
          'The writer supports the change.',
        ],
        [
          'Impatience with people who will not accept change',
          'misreads-tone',
          'The tone is considerate.',
        ],
        [
          'Worry that the book may be taken from the lobby',
          'not-stated',
          'No worry about theft is expressed.',
        ],
      ],
    ),
    choice(
      'key-ideas.locate',
      -0.2,
      'Which reason for the change is given in the memo?',
      [
        'The hospital needs correct records for its insurance.',
        'The record of hours is something “which the hospital needs for its insurance.”',
      ],
      [
        [
          'The paper book has run out of pages for signatures.',
          'contradicts-text',
          '“There is a blank page left.”',
        ],
        [
          'The front desk is to be moved to another room.',
          'not-stated',
          'Room B12 is where badges are issued.',
        ],
        [
          'The volunteers have complained about long lines.',
          'not-stated',
          'No complaint is mentioned.',
        ],
      ],
    ),
  ],
);
