import { choice, readingSet, select } from '../authoring.js';

/** Why One Street Is Cooler Than the Next: informational text with 6 items. */
export const shadeTrees = readingSet(
  {
    id: 'reading.shade-trees',
    title: 'Why One Street Is Cooler Than the Next',
    kind: 'informational',
    text: `On a July afternoon, two neighborhoods a mile apart can differ in temperature by several degrees. The difference rarely has anything to do with the weather. It has to do with what covers the ground.

Dark pavement and roofing absorb sunlight all day and release it as heat well into the evening. Trees interrupt this process twice. First, their canopy shades the surface, so that less energy reaches the pavement at all. Second, their leaves release water vapor, and because evaporation uses energy, the surrounding air cools. A mature street tree is therefore closer to a slow, silent air conditioner than to an ornament.

Cities have begun to map this effect, and the maps reveal a pattern. Blocks with the fewest trees are frequently those where household incomes are lowest, where apartments lack air conditioning, and where residents depend on unshaded bus stops. The people most exposed to heat are often the people with the least relief from it.

Planting alone will not erase the pattern quickly. A sapling needs roughly a decade or more before its crown shades much of a street, and young trees in paved pits die at high rates if nobody waters them during their first summers. Several programs now pay residents to care for the trees on their own blocks. Officials in these programs have learned to count not the trees they plant but the trees that survive.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.0,
      'Which statement best expresses the main idea of the passage about street trees?',
      [
        'Trees cool city blocks, yet the shade is unevenly shared and slow to spread.',
        'The second paragraph explains the cooling, the third the uneven pattern, and the fourth why “planting alone will not erase the pattern quickly.”',
      ],
      [
        [
          'Leaves cool the surrounding air because evaporation takes up a lot of energy.',
          'true-but-not-main-idea',
          'This is one of the two mechanisms in the second paragraph, not the point of the whole.',
        ],
        [
          'Cities everywhere should replace dark pavement before they plant any more trees.',
          'not-stated',
          'The passage never recommends replacing pavement.',
        ],
        [
          'Most planting programs fail because residents refuse to water the young trees.',
          'distorts-detail',
          'Unwatered trees die at high rates, but no refusal and no general failure is reported.',
        ],
      ],
    ),
    choice(
      'key-ideas.locate',
      -0.7,
      'According to the passage, what are the two ways in which trees reduce heat on a street?',
      [
        'They shade the surface and they give off water vapor.',
        'The second paragraph names both: the “canopy shades the surface” and the “leaves release water vapor.”',
      ],
      [
        [
          'They reflect sunlight upward and they block warm wind.',
          'not-stated',
          'Neither reflection nor wind is mentioned.',
        ],
        [
          'They shade the surface and they store heat in their wood.',
          'half-right',
          'Shading is one way, but nothing is said of heat stored in wood.',
        ],
        [
          'They absorb rainwater and they keep the soil from drying.',
          'not-stated',
          'Rain and soil moisture do not appear in the explanation.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.2,
      'Why does the author compare a mature street tree to an air conditioner?',
      [
        'To stress that the tree does useful physical work',
        "The sentence follows the account of shade and evaporation and sets the tree's function against “an ornament.”",
      ],
      [
        [
          'To suggest that trees should replace home appliances',
          'goes-beyond-text',
          'No replacement is proposed; the third paragraph even counts lack of air conditioning as a hardship.',
        ],
        [
          'To show that the upkeep of trees costs too much money',
          'not-stated',
          'Cost is not part of the comparison.',
        ],
        [
          'To complain about the noise of machines in big cities',
          'misreads-detail',
          '“Silent” contrasts the tree with a machine in passing; noise is not the topic.',
        ],
      ],
    ),
    choice(
      'craft.purpose',
      0.3,
      'What is the most likely purpose of the passage?',
      [
        'To explain a cause of uneven heat and what limits the remedy',
        'The text moves from cause to pattern to the slow pace of planting, in an explanatory tone.',
      ],
      [
        [
          'To persuade readers to give money to a tree-planting program',
          'mistakes-informing-for-persuading',
          'Programs are described, but no reader is asked for money.',
        ],
        [
          'To entertain readers with an account of one summer afternoon',
          'takes-opening-for-whole',
          'The July afternoon only introduces the question.',
        ],
        [
          'To criticize officials who have planted trees in wealthy areas',
          'not-stated',
          'No official is blamed; officials are said to “have learned” from survival counts.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.5,
      "What does the last sentence suggest about the officials' earlier approach?",
      [
        'It judged success by how many saplings went into the ground.',
        'They “have learned to count not the trees they plant,” so planting is what they counted before.',
      ],
      [
        [
          'It placed most of the saplings on blocks that had shade already.',
          'not-stated',
          'The location of earlier plantings is not mentioned.',
        ],
        [
          'It relied on residents who were paid to look after the saplings.',
          'wrong-time-order',
          'Paying residents is what the programs do “now.”',
        ],
        [
          'It favored kinds of trees that grow a wide crown within a year.',
          'contradicts-text',
          'A crown that shades the street takes “roughly a decade or more.”',
        ],
      ],
    ),
    select(
      'integration.evidence',
      0.4,
      'Which **two** statements are supported by the passage?',
      [
        [
          'A paved street may still be giving off heat after the sun has set.',
          'Pavement and roofing “release it as heat well into the evening.”',
        ],
        [
          "Watering in the first summers improves a young tree's odds.",
          'Young trees “die at high rates if nobody waters them during their first summers.”',
        ],
      ],
      [
        [
          'A newly planted block is noticeably cooler by the next summer.',
          'contradicts-text',
          'A sapling needs “roughly a decade or more.”',
        ],
        [
          'Differences between nearby blocks are mainly caused by wind.',
          'contradicts-text',
          'The cause is “what covers the ground,” and rarely the weather.',
        ],
        [
          'Residents of low-income blocks tend to dislike street trees.',
          'stereotype',
          "The passage reports fewer trees on these blocks, not anyone's preference.",
        ],
      ],
    ),
  ],
);
