import { choice, readingSet, supply } from '../authoring.js';

/** Directions in the Dark: informational text with 7 items. */
export const beeDance = readingSet(
  {
    id: 'reading.bee-dance',
    title: 'Directions in the Dark',
    kind: 'informational',
    text: `A honeybee that has found a rich patch of flowers faces a problem of communication. Her nest is dark and crowded, and the flowers may be several kilometers away. She solves it by dancing on the vertical surface of the comb. In the so-called waggle dance, she runs straight ahead while shaking her body from side to side, circles back to the beginning, and repeats the run, often dozens of times, while other workers press close and follow her movements.

Karl von Frisch, who shared a Nobel Prize in 1973, worked out what the run conveys. Its duration indicates distance: the longer the bee waggles, the farther the flowers. Its angle indicates direction. Straight up the comb stands for the direction of the sun, so that a run thirty degrees to the right of vertical sends the followers thirty degrees to the right of the sun. Because the sun moves, a bee that dances for a long time gradually shifts her angle to keep the message true.

For years some scientists doubted that followers use this information at all. They suggested that recruits simply search for the odor that clings to the dancer's body. In 2005 a team attached tiny radar reflectors to bees that had followed a dance, captured them as they left, and released them elsewhere. The bees flew in the direction and for approximately the distance that the dance had indicated, although no flowers awaited them at the end. Odor may help in the last few meters, but it cannot explain a precise flight to an empty field.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.1,
      'Which statement best summarizes the passage on honeybees?',
      [
        'Bees encode distance and direction in a dance, and tests show that others act on it.',
        'The second paragraph explains the code, and the third reports the test with radar reflectors.',
      ],
      [
        [
          'Bees search for the odor of flowers, and the dance makes the odor easier to follow.',
          'contradicts-text',
          'The test shows that odor “cannot explain a precise flight to an empty field.”',
        ],
        [
          'Bees change the angle of a run as the sun moves, and this keeps a message correct.',
          'true-but-not-main-idea',
          'The change of angle is one detail of the code.',
        ],
        [
          'Bees live in dark nests, and for this reason scientists have seldom observed them.',
          'distorts-detail',
          'The nest is dark, but the passage reports close observation.',
        ],
      ],
    ),
    choice(
      'key-ideas.directions',
      0.5,
      'A bee waggles in a run that points straight **down** the comb. According to the code described in the passage, in which direction should the followers fly?',
      [
        'Directly away from the sun',
        'Straight up “stands for the direction of the sun,” so the opposite run stands for the opposite direction.',
      ],
      [
        [
          'Directly toward the sun',
          'reverses-code',
          'Straight up, not down, stands for the direction of the sun.',
        ],
        [
          'Thirty degrees to its right',
          'wrong-detail',
          'This belongs to a run thirty degrees to the right of vertical.',
        ],
        [
          'Downward from the nest',
          'too-literal',
          'The run on the vertical comb stands for a direction over the ground.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.7,
      'Why was it important that no flowers stood at the place to which the released bees flew?',
      [
        'No scent at that place could have guided the flight.',
        'With no flowers at the end, odor “cannot explain a precise flight to an empty field.”',
      ],
      [
        [
          'No other insects at that place could disturb the bees.',
          'not-stated',
          'Other insects are not mentioned.',
        ],
        [
          'The bees had to dance again to find their way home.',
          'not-stated',
          'The return of the bees is not described.',
        ],
        [
          'The radar could follow the bees over an open space.',
          'sounds-plausible',
          'Whether radar needs open space is not said; the point concerns odor.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.0,
      'In the third paragraph, “recruits” refers to',
      [
        'workers that have followed a dance.',
        'They are the followers that may “simply search for the odor.”',
      ],
      [
        [
          'scientists new to the research team.',
          'wrong-sense-of-word',
          'A recruit can be a new member of a team, but here bees search for odor.',
        ],
        [
          'bees that guard the nest at night.',
          'wrong-detail',
          'Guarding is not mentioned; these workers set out to search for odor.',
        ],
        [
          'bees that dance for the first time.',
          'reverses-roles',
          "The recruits follow the dancer; it is from “the dancer's body” that they take the odor.",
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.6,
      'How does the third paragraph support the second?',
      [
        'It reports a challenge to the account given there and a test that answered it.',
        'Some scientists doubted that followers use the information; the test of 2005 showed that they do.',
      ],
      [
        [
          'It replaces the account given there with an explanation that is now accepted.',
          'misreads-concession',
          'Odor “may help,” but the code is confirmed.',
        ],
        [
          'It applies the account given there to other species of insects that can dance.',
          'not-stated',
          'No other species is mentioned.',
        ],
        [
          'It repeats the account given there in words that are simpler to understand.',
          'overlooks-evidence',
          'The doubts and the test are new information.',
        ],
      ],
    ),
    supply(
      'key-ideas.locate',
      -0.9,
      'In what year was the test with radar reflectors carried out? Type the number.',
      {
        answer: '2005',
        kind: 'number',
        rationale:
          'The third paragraph begins the account of the test with “In 2005 a team attached tiny radar reflectors.”',
      },
      [
        ['1973', 'wrong-detail', 'This is the year of the Nobel Prize.'],
        ['30', 'wrong-detail', 'Thirty is an angle used as an example.'],
      ],
    ),
    choice(
      'integration.evidence',
      1.1,
      'Which result of the experiment of 2005 would have supported the doubting scientists instead?',
      [
        'The released bees searched in every direction near the new site.',
        'Bees that rely on odor and not on the dance would show no preferred direction after being moved.',
      ],
      [
        [
          'The released bees flew a little less far than the dance indicated.',
          'confuses-degree',
          'A small difference in distance would still show that the dance was used.',
        ],
        [
          'The released bees returned to the nest and danced once more there.',
          'irrelevant-detail',
          'Dancing again would say nothing about how they had found their way.',
        ],
        [
          'The released bees flew to the place for which the code would allow.',
          'opposite',
          'This is what happened, and it supports the code.',
        ],
      ],
    ),
  ],
);
