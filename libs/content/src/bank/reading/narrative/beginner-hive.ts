import { choice, readingSet, select } from '../authoring.js';

/** A Lesson in Stillness: narrative text with 6 items. */
export const beginnerHive = readingSet(
  {
    id: 'reading.beginner-hive',
    title: 'A Lesson in Stillness',
    kind: 'narrative',
    text: `Wendell had read four books about beekeeping before he opened a hive, and he was secretly pleased that Mrs. Abara, who was teaching him, appeared to have read none. She owned forty colonies on a hillside above the reservoir, and her instructions consisted chiefly of the word “slower.”

On the Saturday of his first inspection he lifted the lid exactly as the third book recommended, and immediately the hum rose half a tone. When Mrs. Abara repeated her instruction, he explained that the diagram showed a firm, continuous movement. A bee struck his veil, and then another. Undiscouraged, he loosened the second frame, quoting the page on which the spacing of frames was discussed, and in the middle of the sentence it slipped a finger's width and jarred the box.

What followed lasted perhaps ninety seconds, and when it was over he stood in the lower meadow with his gloves off and three stings on one wrist, having run in a direction that none of the books would have advised. Up the slope Mrs. Abara had not moved at all, although bees were walking over her sleeves and across the mesh in front of her face. Gradually, as though someone were turning down a stove, the hum fell.

When he climbed back, she neither laughed nor consoled him, but simply held out the smoker. “Your books are good,” she remarked, “and I lend my own copies to everybody, but unfortunately the bees have not read them.” Wendell took the smoker, knelt, and for the first time that morning listened before he reached for the lid.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.2,
      'Which sentence best expresses the theme of the story about Wendell?',
      [
        'Knowledge from books must be joined with attention to the thing itself.',
        '“Your books are good,” says Mrs. Abara, but “the bees have not read them”; at the end he listens first.',
      ],
      [
        [
          'Knowledge from books is useless to anyone who works with living things.',
          'overgeneralises',
          'Mrs. Abara calls the books good and lends her own copies.',
        ],
        [
          "Teachers who say little are seldom able to prevent a pupil's mistakes.",
          'misreads-tone',
          'Her single word was the right advice, which he ignored.',
        ],
        [
          'Pupils who have been hurt should be comforted before they try again.',
          'contradicts-text',
          'She does not console him, and he tries again.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.3,
      "Which belief of Wendell's turns out to be mistaken?",
      [
        'That Mrs. Abara has not read about beekeeping',
        'He was pleased that she “appeared to have read none,” but she says, “I lend my own copies to everybody.”',
      ],
      [
        [
          'That there is a page on the spacing of frames',
          'not-tested',
          'He quotes the page; nothing suggests that it does not exist.',
        ],
        [
          'That Mrs. Abara has agreed to be his teacher',
          'contradicts-text',
          'She is teaching him from the start to the end.',
        ],
        [
          'That the inspection is planned for a Saturday',
          'contradicts-text',
          'The inspection takes place on that day.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.3,
      'What does the comparison with turning down a stove convey?',
      [
        'The noise of the bees lessens little by little.',
        '“Gradually, as though someone were turning down a stove, the hum fell.”',
      ],
      [
        [
          'The heat of the morning becomes less intense.',
          'too-literal',
          'The comparison concerns the hum and not the weather.',
        ],
        [
          'The smoke from the smoker is getting thinner.',
          'wrong-detail',
          'The smoker is handed over afterward.',
        ],
        [
          'The anger of the teacher is slowly fading away.',
          'misreads-tone',
          'Mrs. Abara shows no anger.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      -0.2,
      'In the second paragraph, “jarred” most nearly means',
      ['shook.', "The frame “slipped a finger's width” and gave the box a knock."],
      [
        [
          'preserved.',
          'wrong-sense-of-word',
          'Preserving in jars has nothing to do with the slipping frame.',
        ],
        ['opened.', 'confuses-word', '*Ajar* means slightly open, but the lid is already off.'],
        [
          'annoyed.',
          'wrong-sense-of-word',
          'A sound or remark may jar on a person; here a box is knocked.',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.5,
      'How does the narrator view Wendell at the beginning of the story?',
      [
        'With gentle humor, as someone too sure of himself',
        'He is “secretly pleased” and quotes a page in the middle of a mishap.',
      ],
      [
        [
          'With deep admiration, as an expert in his field',
          'opposite',
          'It is his first inspection, and it goes wrong.',
        ],
        [
          'With open hostility, as a danger to the colonies',
          'misreads-tone',
          'The narrator mocks him mildly and lets him learn.',
        ],
        [
          'With complete indifference, as a minor character',
          'contradicts-text',
          'The story follows his thoughts and actions throughout.',
        ],
      ],
    ),
    select(
      'integration.evidence',
      0.3,
      "Which **two** details show that the hive reacted to Wendell's manner?",
      [
        [
          'The hum rises when he lifts the lid.',
          '“The hum rose half a tone” as he used the firm movement of the diagram.',
        ],
        [
          'Bees begin to strike against his veil.',
          '“A bee struck his veil, and then another,” after he had gone on without slowing.',
        ],
      ],
      [
        [
          'The colonies stand above a reservoir.',
          'irrelevant-detail',
          'Their place has nothing to do with his manner.',
        ],
        [
          'The third book contains a diagram.',
          'irrelevant-detail',
          "The diagram explains his movement, not the bees' response.",
        ],
        [
          'The smoker is held out to him later.',
          'irrelevant-detail',
          "This is Mrs. Abara's act, not a reaction of the bees.",
        ],
      ],
    ),
  ],
);
