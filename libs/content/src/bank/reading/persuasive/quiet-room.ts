import { choice, readingSet } from '../authoring.js';

/** Leave One Room Without Screens: persuasive text with 6 items. */
export const quietRoom = readingSet(
  {
    id: 'reading.quiet-room',
    title: 'Leave One Room Without Screens',
    kind: 'persuasive',
    text: `The trustees of our library are considering a proposal to equip the old reading room on the second floor with forty charging stations and a wall of monitors. I have nothing against chargers, and I am writing this on a telephone, but I ask that one room in the building remain as it is.

The case for the proposal rests on a survey in which seventy-one percent of visitors said that they would welcome more places to connect a device. I do not doubt the number. But the survey was conducted on the ground floor, beside the existing chargers, among people who were waiting for one; the readers upstairs were not asked. Had the interviewers climbed a flight of stairs and inquired whether visitors would welcome fewer screens, they might have obtained a percentage equally impressive.

It is said that a room in which nobody is typing stands empty. On six afternoons in March I counted the people in it: the number was at no time below eleven, and once there were twenty-six. They were reading, and one was asleep. A library cannot offer everything to everyone in every room, which is precisely why it has rooms.

The ground floor and the annex have space for the forty stations, as the architect's own plan, published in January, makes clear. Let the trustees put them there. There are ten thousand places in this city in which one can be reached, and it would be a distinction to keep one in which a person can be left alone.`,
  },
  [
    choice(
      'key-ideas.summarise',
      -0.2,
      "Which sentence best states the author's position on the library?",
      [
        'The stations should be installed, but not in the old reading room.',
        'The author asks that one room “remain as it is” and names other space for the stations.',
      ],
      [
        [
          'The stations should be removed from each of the floors of the library.',
          'contradicts-text',
          'The author has “nothing against chargers.”',
        ],
        [
          'The reading room should be closed, since visitors prefer the annex.',
          'contradicts-text',
          'The author counted readers in the room and wants to keep it.',
        ],
        [
          'The visitors should be forbidden to use a telephone in the building.',
          'contradicts-text',
          'The author writes on a telephone and asks for no such ban.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.6,
      'What is the flaw that the author finds in the survey?',
      [
        'Those who were asked were likely to favor the proposal.',
        'They were “waiting for” a charger on the ground floor, and readers upstairs were not asked.',
      ],
      [
        [
          'Those who were asked did not live in the city itself.',
          'not-stated',
          'Where they lived is not mentioned.',
        ],
        [
          'Those who asked the questions were paid by trustees.',
          'not-stated',
          'Payment of the interviewers is not mentioned.',
        ],
        [
          'Those who counted the answers had made a mistake.',
          'contradicts-text',
          '“I do not doubt the number.”',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.4,
      'Which evidence does the author offer against the statement that the room “stands empty”?',
      [
        'A count of the people in it on several days',
        'On six afternoons the author counted between eleven and twenty-six people.',
      ],
      [
        [
          'A survey of the readers on the upper floor',
          'contradicts-text',
          'The readers upstairs “were not asked.”',
        ],
        [
          'A plan that was published by the architect',
          'wrong-evidence',
          'The plan shows that there is space elsewhere.',
        ],
        [
          'A photograph of someone who was asleep there',
          'distorts-detail',
          'One person was asleep, but there is no photograph.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.5,
      'What is the force of the words “which is precisely why it has rooms”?',
      [
        'They turn the division of the building into an argument.',
        'Since one room cannot serve all purposes, different rooms should serve different ones.',
      ],
      [
        [
          'They complain that the building has been divided too much.',
          'opposite',
          'The author approves of having different rooms.',
        ],
        [
          'They explain how the architect arrived at the new design.',
          'wrong-part',
          "The architect's plan is mentioned later, for its space.",
        ],
        [
          'They suggest that each reader should be given a room alone.',
          'too-literal',
          'The author speaks of one quiet room for many readers.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.3,
      'In the last paragraph, “in which one can be reached” refers to places where a person',
      [
        'can be contacted by others.',
        'The contrast is with a place “in which a person can be left alone.”',
      ],
      [
        [
          'can be found on a map.',
          'too-literal',
          'The sentence is about messages and calls and not about directions.',
        ],
        [
          'can arrive without delay.',
          'wrong-sense-of-word',
          'To reach a place is another use of the word.',
        ],
        [
          'can be persuaded of a view.',
          'wrong-sense-of-word',
          'Reaching people with an argument is not meant here.',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.3,
      'Which detail shows that the author is willing to compromise?',
      [
        'The suggestion of other places for all forty stations',
        'The author would let the trustees put them on the ground floor and in the annex.',
      ],
      [
        [
          'The report that one of the readers had fallen asleep',
          'irrelevant-detail',
          'This shows humor and honesty about the room.',
        ],
        [
          'The remark that ten thousand places exist in the city',
          'irrelevant-detail',
          'This supports the wish for a quiet room.',
        ],
        [
          'The claim that another survey might show the opposite',
          'irrelevant-detail',
          'This criticizes the evidence of the other side.',
        ],
      ],
    ),
  ],
);
