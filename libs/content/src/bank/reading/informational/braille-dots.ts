import { choice, order, readingSet, select } from '../authoring.js';

/** Six Dots: informational text with 6 items. */
export const brailleDots = readingSet(
  {
    id: 'reading.braille-dots',
    title: 'Six Dots',
    kind: 'informational',
    text: `When Louis Braille arrived at the Royal Institute for Blind Youth in Paris in 1819, he was ten years old and had been blind since early childhood as the result of an accident in his father's workshop. The school's few books were printed in large raised letters of the ordinary alphabet. They were heavy, costly to produce, and slow to read, for a finger had to trace each outline before the mind could name it. Writing in this manner was practically impossible.

A few years later the pupils were shown a military code in which raised dots represented sounds. Its inventor, Charles Barbier, had grasped that points are easier for the fingertip than lines, but his cells, which contained up to twelve dots, were too tall to be felt at one touch, and his system ignored spelling and punctuation. Braille kept the dots and reduced the cell to six, so that a single fingertip could cover it. Each pattern stood for a letter rather than a sound. He had worked out the essentials by the age of fifteen and published them in 1829.

Sighted officials hesitated. A later director of the Institute banned the dots for a time, partly because sighted teachers could not read them. The pupils, who could at last take notes and write letters to one another, went on using them in secret. It was their persistence, more than any official decision, that kept the system alive until France adopted it in 1854, two years after its inventor's death.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.0,
      'What is the passage mainly about?',
      [
        'How a touch-based script was devised and how its readers saved it',
        "The first two paragraphs tell how Braille devised it, and the last how the pupils' persistence “kept the system alive.”",
      ],
      [
        [
          'How a military code failed because the army could not spell with it',
          'true-but-not-main-idea',
          "Barbier's code is the starting point, and the army's use of it is not discussed.",
        ],
        [
          'How a workshop accident changed the life of a boy and his father',
          'too-narrow',
          'The accident is mentioned once as background.',
        ],
        [
          'How schools in France have treated young people with disabilities',
          'too-broad',
          'The passage deals with one school and one invention.',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      -0.2,
      'Put the events in the history of the dots in order of time.',
      'The dates and the words “a few years later,” “a later director,” and “until France adopted it in 1854” fix the order.',
      'follows-importance-not-time',
      [
        [
          'Louis Braille enters the school in Paris.',
          'The first paragraph dates his arrival to 1819.',
        ],
        ["Pupils are shown Barbier's code.", 'This happened “a few years later.”'],
        ['The six-dot system is published.', 'It was published in 1829.'],
        ['A director forbids the use of the dots.', 'The ban came under “a later director.”'],
        ['France adopts the system officially.', 'France adopted it in 1854.'],
      ],
    ),
    select(
      'key-ideas.locate',
      0.1,
      "According to the passage, which **two** features of Barbier's code made it hard to use?",
      [
        [
          'Its cells could not be felt with one touch.',
          'Cells of up to twelve dots “were too tall to be felt at one touch.”',
        ],
        ['It left out spelling and punctuation.', '“His system ignored spelling and punctuation.”'],
      ],
      [
        [
          'It was printed in large raised letters.',
          'wrong-detail',
          "Raised letters were used in the school's books before the code.",
        ],
        [
          'It was costly and heavy to produce.',
          'wrong-detail',
          "This is said of the school's books.",
        ],
        [
          'It used lines instead of points.',
          'opposite',
          'Barbier grasped that “points are easier for the fingertip than lines.”',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.4,
      'Which detail best supports the conclusion that Braille improved an existing idea rather than starting from nothing?',
      [
        "He retained Barbier's raised points but halved the number in a cell.",
        '“Braille kept the dots and reduced the cell to six” shows that he built on the earlier code.',
      ],
      [
        [
          'He finished the essential parts of his system at the age of fifteen.',
          'irrelevant-detail',
          'His age says nothing about where the idea came from.',
        ],
        [
          'He had lost his sight as a child in an accident in a workshop.',
          'irrelevant-detail',
          'The accident explains his blindness, not the origin of the dots.',
        ],
        [
          'He died two years before the country gave its official approval.',
          'irrelevant-detail',
          'The date of his death does not bear on the origin of the system.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.2,
      'Why did pupils most likely continue to use the dots during the ban?',
      [
        'The dots let them do things that raised letters did not.',
        'With dots they “could at last take notes and write letters,” while writing in raised letters was “practically impossible.”',
      ],
      [
        [
          'The teachers of the school encouraged them to resist.',
          'contradicts-text',
          'The ban came partly because sighted teachers could not read the dots.',
        ],
        [
          'The army had promised to employ anyone who knew them.',
          'not-stated',
          'No promise of employment is mentioned.',
        ],
        [
          'The director had forgotten to announce the ban to them.',
          'contradicts-text',
          'They used the dots “in secret,” so they knew of the ban.',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.4,
      "What is the author's attitude toward the pupils?",
      [
        'Admiring, since they are credited with saving the system',
        'The author says it was “their persistence, more than any official decision,” that kept it alive.',
      ],
      [
        [
          'Amused, since their notes and letters were simply a game',
          'misreads-tone',
          'Writing is presented as a real gain, not as play.',
        ],
        [
          'Critical, since they disobeyed the director of the school',
          'goes-beyond-text',
          'The author does not blame them for using the dots in secret.',
        ],
        [
          'Neutral, since the facts are given without any judgment',
          'overlooks-evidence',
          'Weighing persistence above official decisions is a judgment in their favor.',
        ],
      ],
    ),
  ],
);
