import { choice, readingSet, supply } from '../authoring.js';

/** Table Six: narrative text with 6 items. */
export const nightClass = readingSet(
  {
    id: 'reading.night-class',
    title: 'Table Six',
    kind: 'narrative',
    text: `The community college held its evening mathematics class in a room that belonged, during the day, to the culinary program, so that the students sat at steel tables among hanging ladles. Dolores Vance, fifty-three years old and employed in the laundry of a hotel, had chosen table six because it was the closest to the door.

For three weeks she copied whatever the instructor wrote and understood almost none of it. On the fourth Tuesday he put a problem about ratios on the board, and the young man beside her, who had never yet failed to answer, stared at it and whispered that it made no sense. Dolores read it again and saw that it concerned concentrate and water, four parts to twenty-five, and a tank that held fifty-eight liters.

“It's two batches,” she said. “Four and twenty-five make twenty-nine, and since the tank takes twenty-nine twice, you need eight of the concentrate and fifty of water.” She had mixed bleach in this manner for nineteen years, with a larger tank and nobody to check her. It had simply not occurred to her that it was called anything.

The instructor, passing behind them, stopped and invited her to explain her solution to the class, which she did from her chair, addressing the ladles. When she had finished there was a small, respectful silence, such as she had heard in the laundry when someone repaired a machine that the mechanic had given up on.

The following Tuesday she arrived early and, after considering the room for a moment, set her bag down on table two.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.2,
      'What is the story of Dolores mainly about?',
      [
        'A student finds that her work has taught her what a class calls by name.',
        'She had mixed bleach in these ratios for nineteen years; “it had simply not occurred to her that it was called anything.”',
      ],
      [
        [
          'A student discovers that her neighbor has been pretending to understand.',
          'distorts-detail',
          'He has answered correctly until then and is puzzled by this one problem.',
        ],
        [
          'A worker learns a new method that she can use to mix bleach at a hotel.',
          'reverses-relation',
          'The method comes from her work and is used in class, not the other way around.',
        ],
        [
          'A college saves money by holding different classes in the same kitchen.',
          'irrelevant-detail',
          'The room is only the setting.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.2,
      'What does her choice of a table “closest to the door” suggest about Dolores at first?',
      [
        'She is unsure that she belongs in the class.',
        'A seat by the door makes it easy to leave; later, with confidence, she moves to table two.',
      ],
      [
        [
          'She is often called back to work at the hotel.',
          'not-stated',
          'No calls from the hotel are mentioned.',
        ],
        [
          'She is bothered by the tools above the tables.',
          'not-stated',
          'The ladles do not trouble her.',
        ],
        [
          'She is eager to be the first to answer.',
          'opposite',
          'For three weeks she only copies and does not speak.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.4,
      'What is the significance of the last sentence?',
      [
        'The change of seat shows that she has gained confidence.',
        'Having explained the problem to the class, she gives up the seat near the door.',
      ],
      [
        [
          'The change of seat shows that she has lost a friend.',
          'misreads-tone',
          'The young man is not said to have become a friend or an enemy.',
        ],
        [
          'The change of seat shows that the door had been locked.',
          'too-literal',
          'Nothing is said about a locked door.',
        ],
        [
          'The change of seat shows that the class has grown larger.',
          'not-stated',
          'The size of the class does not change.',
        ],
      ],
    ),
    choice(
      'craft.fact-opinion',
      0.5,
      'Which stereotype do the events in the classroom most clearly contradict?',
      [
        'That people in manual jobs have no head for mathematics',
        'Dolores solves the problem because she has used ratios for years in the laundry.',
      ],
      [
        [
          'That young people have little respect for their elders',
          'not-tested',
          'The silence is respectful, but the story does not turn on age and respect.',
        ],
        [
          'That instructors pay attention to students in front rows',
          'not-tested',
          'The instructor is passing behind the tables when he hears her.',
        ],
        [
          'That cooks are more creative than people in other trades',
          'irrelevant-detail',
          'No cook appears in the story.',
        ],
      ],
    ),
    supply(
      'integration.combine-sources',
      0.0,
      "In Dolores's answer to the problem, how many liters of water are needed? Type the number.",
      {
        answer: '50',
        kind: 'number',
        rationale:
          'She says, “eight of the concentrate and fifty of water,” so 50 liters of water are needed.',
        unit: 'liters',
      },
      [
        [
          '25',
          'stops-at-one-batch',
          'Twenty-five liters are needed for one batch, and the tank takes two.',
        ],
        ['58', 'gives-total', 'This is what the whole tank holds.'],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.3,
      'In the fourth paragraph, “addressing the ladles” means that Dolores',
      [
        'speaks without looking at people.',
        'She explains “from her chair” while her eyes rest on the ladles, a sign of shyness.',
      ],
      [
        [
          'writes labels for the kitchen.',
          'wrong-sense-of-word',
          'To address can mean to write an address, but she is explaining the problem.',
        ],
        [
          'deals with a problem of tools.',
          'wrong-sense-of-word',
          'To address can mean to deal with, but the ladles are not the problem.',
        ],
        [
          'uses ladles to show the amounts.',
          'sounds-plausible',
          'She does not handle the ladles, which hang above the tables.',
        ],
      ],
    ),
  ],
);
