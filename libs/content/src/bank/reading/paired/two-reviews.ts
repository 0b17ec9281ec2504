import { choice, readingSet } from '../authoring.js';

/** Two Reviews of One Exhibition: persuasive text with 6 items. */
export const twoReviews = readingSet(
  {
    id: 'reading.two-reviews',
    title: 'Two Reviews of One Exhibition',
    kind: 'persuasive',
    text: `### Source 1: from a daily newspaper

“Hands of the Harbor,” which opened on Saturday at the Maritime Museum, contains hardly a ship. Visitors who expect cannons will find a wall of gloves instead: the cracked leather of a rope maker, the cotton of a clerk, the rubber of a woman who packed sardines for thirty-one years. Each pair hangs at the height of its owner's hands, so that one moves among the absent like a guest at a crowded party. The labels are brief to the point of silence. I left with questions that no label answered, and I have been asking them of every old person I know.

### Source 2: from a newsletter for teachers of history

The gloves are moving, and our pupils were moved, but toward what, they could not say. The curators inform us that Rosa Amaral packed sardines from 1921 to 1952; they do not inform us what she was paid, why the cannery closed, or that its workers went on strike in 1934, an event for which the museum owns photographs. A generation that has not smelled a cannery needs more than an object and a date. The curators evidently fear that information would interrupt our feelings, whereas it might, on the contrary, have given them somewhere to go. Teachers should certainly bring their classes, and should bring their own labels.`,
  },
  [
    choice(
      'integration.themes',
      0.3,
      'On which point do the two reviewers agree?',
      [
        'The objects on view have an emotional effect.',
        'Source 1 compares the room to a party of the absent; Source 2 says, “The gloves are moving.”',
      ],
      [
        [
          'The labels tell visitors all they wish to know.',
          'contradicts-text',
          'Source 1 left with unanswered questions, and Source 2 wants more information.',
        ],
        [
          'The museum should have shown more warships.',
          'not-stated',
          'Source 1 mentions cannons as an expectation and does not ask for them.',
        ],
        [
          'The exhibition should be avoided by schools.',
          'contradicts-text',
          'Source 2 says that teachers “should certainly bring their classes.”',
        ],
      ],
    ),
    choice(
      'integration.themes',
      0.6,
      'How do the reviewers differ in their judgment of the brief labels?',
      [
        'Source 1 values the questions they leave; Source 2 misses the facts they omit.',
        'Source 1 has been asking the questions of old people; Source 2 lists wages, closing, and strike.',
      ],
      [
        [
          'Source 1 values their use of color; Source 2 finds that they are hard to read.',
          'not-stated',
          'Color and print are not mentioned.',
        ],
        [
          'Source 1 thinks that they are too sad; Source 2 finds that they are too angry.',
          'not-stated',
          'Neither reviewer describes the labels so.',
        ],
        [
          'Source 1 misses the facts they omit; Source 2 values the questions they leave.',
          'swaps-sources',
          'It is the newspaper that values the questions and the teacher who misses the facts.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.7,
      'In Source 2, the statement that information might have given feelings “somewhere to go” means that facts could',
      [
        'turn an emotion into understanding.',
        'The pupils were moved, but “toward what, they could not say.”',
      ],
      [
        [
          'lead the visitors out of the room.',
          'too-literal',
          'The place is an image for what a feeling leads to.',
        ],
        [
          'make a strong emotion disappear.',
          'opposite',
          'The reviewer denies that information would interrupt the feelings.',
        ],
        ['direct pupils to another exhibit.', 'too-literal', 'No other exhibit is mentioned.'],
      ],
    ),
    choice(
      'integration.argument',
      0.6,
      'Why does Source 2 mention that the museum owns photographs of the strike?',
      [
        'To show that the omission was a choice and not a necessity',
        'Since the museum has the material, it could have shown the event.',
      ],
      [
        [
          'To show that the strike was larger than people remember',
          'not-stated',
          'The size of the strike is not mentioned.',
        ],
        [
          'To show that photographs are better than gloves for pupils',
          'goes-beyond-text',
          'The gloves are called moving; the photographs would add facts.',
        ],
        [
          'To show that the museum spent too much on its collection',
          'not-stated',
          'The cost of the collection is not mentioned.',
        ],
      ],
    ),
    choice(
      'craft.purpose',
      0.3,
      'How does the intended audience explain the difference between the two reviews?',
      [
        'One addresses general visitors, the other people who must teach.',
        'A newspaper describes an experience; a newsletter for teachers asks what pupils can learn.',
      ],
      [
        [
          "One addresses the museum's curators, the other their employers.",
          'not-stated',
          'Neither text is addressed to the curators.',
        ],
        [
          'One addresses former workers, the other owners of a cannery.',
          'confuses-subject',
          'Workers and a cannery are subjects of the exhibition.',
        ],
        [
          'One addresses lovers of ships, the other collectors of gloves.',
          'too-literal',
          'Ships and gloves are what is or is not on view.',
        ],
      ],
    ),
    choice(
      'craft.fact-opinion',
      0.2,
      'Which statement from the sources is an opinion?',
      [
        'A generation that has not smelled a cannery needs more than an object and a date.',
        'What people need from an exhibition is a judgment.',
      ],
      [
        [
          'Rosa Amaral packed sardines from 1921 to 1952, as the curators inform their visitors.',
          'mistakes-fact-for-opinion',
          'The years can be checked in records.',
        ],
        [
          "Each pair of gloves hangs at the height of its owner's hands on a wall of the museum.",
          'mistakes-fact-for-opinion',
          'The height can be measured.',
        ],
        [
          'The exhibition opened on a Saturday at the Maritime Museum and has hardly any ships.',
          'mistakes-fact-for-opinion',
          'The date and the objects can be checked.',
        ],
      ],
    ),
  ],
);
