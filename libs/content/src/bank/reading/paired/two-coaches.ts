import { choice, readingSet, select } from '../authoring.js';

/** Two Coaches on Practice: narrative text with 6 items. */
export const twoCoaches = readingSet(
  {
    id: 'reading.two-coaches',
    title: 'Two Coaches on Practice',
    kind: 'narrative',
    text: `### Source 1: from the notebook of a swimming coach

Parents ask me how many lengths their child should swim, and I answer by asking how many of them will be looked at, because a mistake repeated two thousand times is not practice; it is rehearsal for making the mistake. My swimmers do a third of what the neighboring club does, but after each length I hold up a card that describes one thing, such as the angle of a hand, and the swimmer tells me whether it happened. They are frequently wrong in October, but by March they can feel the hand without my card, and only then do we increase the distance. Endurance is easily added to a good stroke, while a good stroke can hardly be added to endurance.

### Source 2: from an interview with a teacher of the trumpet

Everyone wishes to be corrected immediately these days: a student plays four notes and looks up, like a dog that has brought a stick. I tell the beginners to go home and play long tones, however ugly, for a month, without thinking about them, since the lip has to grow strong before there is anything worth correcting. I once had a gifted pupil who analyzed each breath until he could not take one. Only after a summer in a marching band, where there was no time to reflect, did he begin to sound like himself. Attention is a spice; afterward, certainly, we refine, and for that purpose he has the rest of his life.`,
  },
  [
    choice(
      'integration.themes',
      0.5,
      'On which point would the two coaches most likely agree?',
      [
        'That attention and repetition both have a place in learning',
        'Source 1 increases the distance once the stroke is good; Source 2 refines once the lip is strong.',
      ],
      [
        [
          'That attention should come first and repetition afterward',
          'only-one-source',
          'This order is recommended by Source 1 alone.',
        ],
        [
          'That repetition should come first and attention afterward',
          'only-one-source',
          'This order is recommended by Source 2 alone.',
        ],
        [
          'That gifted pupils need neither attention nor repetition',
          'contradicts-text',
          'The gifted pupil needed a summer of playing.',
        ],
      ],
    ),
    choice(
      'integration.themes',
      0.4,
      'What is the chief difference between the two coaches?',
      [
        'Which of two stages of learning they would put first',
        'The swimming coach begins with correction, the trumpet teacher with strength through repetition.',
      ],
      [
        [
          'Whether they believe that parents should attend lessons',
          'not-stated',
          'Parents ask a question in Source 1, but their presence is not at issue.',
        ],
        [
          'How long they have been teaching in the same community',
          'not-stated',
          'Neither source gives the length of a career.',
        ],
        [
          'Whether they think that beginners are able to improve',
          'contradicts-text',
          'Both expect beginners to improve.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.4,
      'What does the comparison with “a dog that has brought a stick” suggest about the student?',
      [
        'The student depends too much on approval.',
        'After four notes the student looks up for a response.',
      ],
      [
        ['The student has been treated unkindly.', 'not-stated', 'No unkindness is described.'],
        [
          'The student cannot hold the instrument.',
          'too-literal',
          'The stick is part of the comparison and stands for the four notes.',
        ],
        [
          'The student is proud of a strong lip.',
          'contradicts-text',
          'The lip “has to grow strong” before anything else.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.5,
      'What is the purpose of the card that the swimming coach holds up?',
      [
        'To train swimmers to notice what their bodies do',
        'The swimmer tells whether it happened, and by March can “feel the hand without my card.”',
      ],
      [
        [
          'To let swimmers know how many lengths remain',
          'wrong-detail',
          'The card describes one thing, such as the angle of a hand.',
        ],
        [
          'To punish swimmers who have made a mistake',
          'misreads-tone',
          'No punishment is described.',
        ],
        [
          'To show parents how the club next door works',
          'not-stated',
          'The card is for the swimmer.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.6,
      'By saying “Attention is a spice,” the trumpet teacher means that attention is',
      [
        'useful in a moderate amount.',
        'The gifted pupil had too much of it; a spice is added to something else in small amounts.',
      ],
      [
        [
          'unpleasant to most pupils.',
          'misreads-figure',
          'Pupils are said to wish for correction.',
        ],
        ['too costly for beginners.', 'too-literal', 'The price of spices is not the point.'],
        ['the main part of a lesson.', 'opposite', 'A spice is an addition and not the main part.'],
      ],
    ),
    select(
      'integration.evidence',
      0.6,
      'Which **two** observations would support the swimming coach against the trumpet teacher?',
      [
        [
          'Faults that were left alone for a month proved hard to remove later.',
          'This agrees with “a good stroke can hardly be added to endurance.”',
        ],
        [
          'Beginners who were corrected early needed fewer hours to play well.',
          'This shows a benefit of attention at the beginning.',
        ],
      ],
      [
        [
          'Pupils in a marching band sounded better at the end of a summer.',
          'opposite',
          "This is the trumpet teacher's own example.",
        ],
        [
          'Swimmers of a neighboring club swam three times as many lengths.',
          'irrelevant-detail',
          'The number of lengths does not show which method works.',
        ],
        [
          'Players who analyzed each breath found it difficult to play at all.',
          'opposite',
          "This supports the trumpet teacher's warning.",
        ],
      ],
    ),
  ],
);
