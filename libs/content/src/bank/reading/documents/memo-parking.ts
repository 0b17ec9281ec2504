import { choice, readingSet, select } from '../authoring.js';

/** Memo: Parking During Construction: memo text with 5 items. */
export const memoParking = readingSet(
  {
    id: 'reading.memo-parking',
    title: 'Memo: Parking During Construction',
    kind: 'memo',
    text: `**TO:** All day-shift and evening-shift employees
**FROM:** Rosalind Achterberg, Facilities
**DATE:** March 3
**SUBJECT:** Garage closing, March 17 to April 25

The lower two levels of the staff garage will be closed for the replacement of drains and lighting. During this period about half of our usual spaces will be unavailable, so we are asking employees to help in the following manner.

1. Employees whose badge number ends in an **even** digit may park in the staff garage (upper levels) on Mondays, Wednesdays, and Fridays, and in the fairground lot on Tuesdays and Thursdays. For badges that end in an **odd** digit, the arrangement is reversed.
2. A shuttle will run from the fairground lot to the east entrance every twelve minutes from 5:45 a.m. to 9:00 a.m. and from 2:30 p.m. to 8:15 p.m. At other hours, call Security at extension 4410 for a ride.
3. Evening-shift employees may move their cars to the staff garage after 6:00 p.m. on any day, regardless of badge number.
4. Employees who hold a permit for accessible parking are not affected and should continue to use the spaces marked in blue.

Cars left in the patient lot will be moved at the owner's expense. Patients who are already worried about their health should not have to circle the building as well.`,
  },
  [
    choice(
      'key-ideas.directions',
      0.0,
      'An employee on the day shift has a badge that ends in 7. Where should this employee park on a Tuesday in April before the 25th?',
      [
        'On the upper levels of the staff garage',
        'Seven is odd, so the arrangement is reversed: the garage on Tuesdays and Thursdays.',
      ],
      [
        [
          'In the fairground lot',
          'swaps-even-and-odd',
          'The fairground lot is the place for even badges on Tuesdays.',
        ],
        [
          'In the patient lot',
          'contradicts-text',
          "Cars in the patient lot “will be moved at the owner's expense.”",
        ],
        [
          'In the spaces marked in blue',
          'ignores-condition',
          'The blue spaces are for holders of a permit for accessible parking.',
        ],
      ],
    ),
    choice(
      'key-ideas.locate',
      -0.4,
      'An employee reaches the fairground lot at 10:20 a.m. How can this person get to the building?',
      [
        'By calling extension 4410',
        'Between 9:00 a.m. and 2:30 p.m. no shuttle runs, and the memo says to “call Security at extension 4410 for a ride.”',
      ],
      [
        [
          'By waiting twelve minutes',
          'ignores-hours',
          'The shuttle comes every twelve minutes within its hours, which end at 9:00 a.m.',
        ],
        [
          'By moving the car at 6:00 p.m.',
          'wrong-item',
          'That rule concerns evening-shift employees and does not offer a ride.',
        ],
        [
          'By using the east entrance',
          'confuses-place-and-means',
          'The east entrance is where the shuttle stops, not a way to get there.',
        ],
      ],
    ),
    choice(
      'craft.purpose',
      -0.3,
      'What is the main purpose of the memo?',
      [
        'To tell employees how to park while part of the garage is closed',
        'The subject line names the closing, and the numbered rules tell who parks where.',
      ],
      [
        [
          'To apologize to patients for the noise of the construction work',
          'wrong-audience',
          'The memo is addressed to employees and does not mention noise.',
        ],
        [
          'To announce that the fairground lot has been bought for the staff',
          'not-stated',
          'The lot is used for a time; no purchase is mentioned.',
        ],
        [
          'To explain why the drains and lights of the garage were worn out',
          'takes-detail-for-purpose',
          'The replacement is mentioned as the reason; its cause is not explained.',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.3,
      'What does the last sentence of the memo mainly do?',
      [
        "It appeals to the readers' concern for patients.",
        'Worried patients “should not have to circle the building as well” gives a reason to follow the rule.',
      ],
      [
        [
          'It threatens the readers with the loss of a job.',
          'misreads-tone',
          "Moving a car at the owner's expense is the only consequence, and it stands in the sentence before.",
        ],
        [
          "It describes the route of the patients' shuttle.",
          'misreads-detail',
          'The shuttle serves employees; “circle the building” means looking for a space.',
        ],
        [
          'It praises the readers for their past behavior.',
          'not-stated',
          'The sentence contains no praise.',
        ],
      ],
    ),
    select(
      'key-ideas.directions',
      0.5,
      'An evening-shift employee has a badge that ends in 4 and holds no permit. Which **two** actions does the memo allow on a Thursday during the closing?',
      [
        [
          'Parking in the fairground lot at 2:45 p.m.',
          'Even badges use the fairground lot on Tuesdays and Thursdays.',
        ],
        [
          'Moving the car to the staff garage at 6:30 p.m.',
          'Rule 3 allows this “after 6:00 p.m. on any day, regardless of badge number.”',
        ],
      ],
      [
        [
          'Parking in the staff garage at 2:45 p.m.',
          'swaps-even-and-odd',
          'On Thursdays the garage is for odd badges until 6:00 p.m.',
        ],
        [
          'Moving the car to the patient lot at 6:30 p.m.',
          'contradicts-text',
          'Cars left in the patient lot will be moved.',
        ],
        [
          'Parking in a blue space if the others are full',
          'ignores-condition',
          'Blue spaces require a permit, which this person does not hold.',
        ],
      ],
    ),
  ],
);
