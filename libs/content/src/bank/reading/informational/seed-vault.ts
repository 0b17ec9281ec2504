import { choice, order, readingSet } from '../authoring.js';

/** A Library Buried in Ice: informational text with 8 items. */
export const seedVault = readingSet(
  {
    id: 'reading.seed-vault',
    title: 'A Library Buried in Ice',
    kind: 'informational',
    text: `On an island roughly thirteen hundred kilometers from the North Pole, a concrete doorway juts from a mountainside. Behind it a tunnel leads more than a hundred meters into frozen rock and ends at three chambers stacked with sealed boxes. This is the Svalbard Global Seed Vault, which opened in 2008 and now holds over a million samples of crop seeds.

The vault does not belong to the farmer's world of planting and harvest; it belongs to the archivist's. About seventeen hundred collections around the globe preserve varieties of wheat, rice, beans, and thousands of other plants, because a trait that seems useless today, such as resistance to an obscure fungus, may become precious tomorrow. Such collections are vulnerable to war, to fire, and to something as ordinary as a failed freezer. Svalbard keeps duplicates. The seeds remain the property of the institution that deposited them, and nobody else may open the boxes.

The system has already been tested. When civil war made a major collection near Aleppo, Syria, inaccessible, its scientists, who had relocated to Lebanon and Morocco, requested their duplicates. In 2015 the first boxes were withdrawn; the seeds were planted and multiplied, and fresh samples were later returned to the mountain.

Even so, the site is not beyond the reach of the world it insures. In 2016 unusually warm weather sent meltwater into the entrance of the tunnel. It froze before reaching the seeds, but the entrance was rebuilt, at considerable expense, to keep water out.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.1,
      'Which statement best expresses the central idea of the passage on the vault?',
      [
        'It protects duplicates of crop seeds and has proved useful, though it is not free of risk.',
        'The passage tells what is kept, how boxes were withdrawn in 2015, and how meltwater entered in 2016.',
      ],
      [
        [
          'It was flooded in a warm year, which shows that seeds are safer in ordinary collections.',
          'distorts-detail',
          'The water “froze before reaching the seeds,” and ordinary collections are called vulnerable.',
        ],
        [
          'It supplies seeds to farmers around the globe, who plant them when a harvest has failed.',
          'contradicts-text',
          "It “does not belong to the farmer's world,” and only depositors may open the boxes.",
        ],
        [
          'It was built on an island because the government of that place collects rare plants.',
          'not-stated',
          'The reason for choosing the place is not given in these terms.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.4,
      'What does the contrast between the farmer and the archivist make clear?',
      [
        'The seeds are stored as a record to fall back on, not for regular sowing.',
        'The archivist keeps things safe; Svalbard “keeps duplicates” of what other collections hold.',
      ],
      [
        [
          'The seeds are catalogued by people who have not worked on a real farm.',
          'too-literal',
          "The workers' experience is not the point of the contrast.",
        ],
        [
          'The seeds are so old that none of them could be expected to grow again.',
          'contradicts-text',
          'Seeds withdrawn in 2015 were “planted and multiplied.”',
        ],
        [
          'The seeds are kept together with papers that describe their whole history.',
          'too-literal',
          'No papers are mentioned.',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      -0.1,
      'Put the events concerning the collection near Aleppo in order.',
      'Duplicates had to be deposited before the war; the scientists then moved, asked for the boxes, and grew the seeds, and fresh samples were returned later.',
      'misplaces-return',
      [
        [
          'Duplicate seeds are stored in Svalbard.',
          'The scientists “requested their duplicates,” which must have been deposited before.',
        ],
        ['War makes the collection inaccessible.', 'Civil war cut off the collection.'],
        ['The first boxes are withdrawn.', 'They were withdrawn in 2015, after the request.'],
        [
          'The seeds are planted and multiplied.',
          'After the withdrawal “the seeds were planted and multiplied.”',
        ],
        ['Fresh samples go back to the mountain.', 'They “were later returned to the mountain.”'],
      ],
    ),
    choice(
      'craft.words-in-context',
      -0.1,
      'In the second paragraph, “obscure” most nearly means',
      [
        'little known.',
        'The fungus is not thought important today, so resistance to it “seems useless.”',
      ],
      [
        ['dimly lit.', 'wrong-sense-of-word', 'Darkness is a sense used of places.'],
        [
          'dangerous.',
          'opposite',
          'If the fungus were a known danger, resistance would not seem useless.',
        ],
        [
          'very small.',
          'sounds-plausible',
          'The size of the fungus is not what makes resistance seem useless.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.3,
      'What can be inferred about a plant breeder who wants a rare bean from the vault?',
      [
        'The breeder would have to ask the institution that sent the bean there.',
        'The seeds “remain the property of the institution that deposited them, and nobody else may open the boxes.”',
      ],
      [
        [
          'The breeder would have to travel to the island and open a sealed box.',
          'contradicts-text',
          'Nobody but the depositor may open a box.',
        ],
        [
          'The breeder would have to wait until a war or a fire had taken place.',
          'overgeneralises',
          'War was the cause in one case, not a condition.',
        ],
        [
          'The breeder would have to exchange the bean for a sample of equal age.',
          'not-stated',
          'No exchange is mentioned.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.4,
      'Which detail most strongly supports the view that the vault is more than a symbol?',
      [
        'Seeds from it were used to rebuild a collection that had been cut off.',
        'The withdrawal of 2015 shows that the duplicates served their purpose: “The system has already been tested.”',
      ],
      [
        [
          'Seeds in it are kept behind a doorway that stands out from a mountain.',
          'irrelevant-detail',
          'The look of the doorway does not show that the vault is useful.',
        ],
        [
          'Seeds in it have come from about seventeen hundred other collections.',
          'wrong-detail',
          'This is the number of collections around the globe, not of those that sent seeds.',
        ],
        [
          'Seeds in it remained dry when water had entered the entrance tunnel.',
          'weak-evidence',
          'This shows that the seeds were not harmed but not that they were of use.',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.5,
      "What is the author's attitude toward the vault?",
      [
        'Appreciative, though aware that it can be harmed',
        'The passage shows its use and then says that it “is not beyond the reach of the world it insures.”',
      ],
      [
        [
          'Dismissive, since meltwater once entered the tunnel',
          'misreads-tone',
          'The water “froze before reaching the seeds.”',
        ],
        [
          'Alarmed, since the seeds are not open to everybody',
          'not-stated',
          'The rule of ownership is reported without alarm.',
        ],
        [
          'Amused, since a doorway stands alone on a mountain',
          'misreads-tone',
          'The doorway is described without humor.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.9,
      'Which action follows the same principle as the vault?',
      [
        'A family stores copies of its photographs in another city.',
        'The vault “keeps duplicates” far from the collections they come from.',
      ],
      [
        [
          'A museum lends its best paintings to a larger museum.',
          'confuses-relation',
          'A loan moves the original and leaves no duplicate.',
        ],
        [
          'A library sells the books that nobody has borrowed.',
          'opposite',
          'The collections keep what “seems useless today.”',
        ],
        [
          'A farmer saves the seeds of one harvest for the next.',
          'takes-use-for-record',
          "These seeds are kept for planting; the vault belongs to “the archivist's” world.",
        ],
      ],
    ),
  ],
);
