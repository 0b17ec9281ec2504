import { choice, order, readingSet, select } from '../authoring.js';

/** From Shirts to Sheets: informational text with 7 items. */
export const paperRags = readingSet(
  {
    id: 'reading.paper-rags',
    title: 'From Shirts to Sheets',
    kind: 'informational',
    text: `For roughly six hundred years, European paper was made from worn-out clothing. Rag collectors went from door to door buying linen and cotton that could not be mended any further. At the mill the rags were sorted, left to soften in damp heaps, and pounded in water until nothing remained but loose fibers. A worker dipped a wire screen into this gray soup, lifted it with a practiced shake, and turned out a sheet that was pressed, dried, and coated with gelatin so that ink would not spread.

The method had one stubborn limit, namely the supply of rags. When newspapers and schools multiplied in the nineteenth century, shortages became severe. Mills imported rags from other continents, governments forbade their export, and inventors renewed the experiments of the previous century with straw, nettles, moss, and even wasps' nests. The last of these was less absurd than it sounds. Wasps build with chewed wood, as a French naturalist had pointed out as early as 1719, and wood also consists of fibers, provided that somebody can separate them.

In the 1840s machines were built that ground logs into pulp, and in the following decades chemical methods were found that dissolved the substances binding the fibers together. Paper became abundant, and a newspaper that had once been a luxury could be bought for the smallest coin. The bargain had a price of its own. Much of the new paper contained acids that slowly attacked it, so that many a book from 1890 now crumbles in the reader's hands, whereas one from 1590 may still be turned page by page.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.2,
      'Which sentence best sums up the passage on papermaking?',
      [
        'A shortage of rags led to paper from wood, which was plentiful but less lasting.',
        'The second paragraph describes the shortage, and the third the abundant new paper and its acids.',
      ],
      [
        [
          'A worker needed practice to lift the screen, which produced a sheet of even paper.',
          'too-narrow',
          'This is one step of the old process in the first paragraph.',
        ],
        [
          'A naturalist observed wasps chewing wood, which gave the first mills their method.',
          'distorts-detail',
          'The remark came long before; the passage does not say that it gave mills their method.',
        ],
        [
          'A rise in reading made newspapers a luxury, which the wealthy alone could then buy.',
          'contradicts-text',
          'Newspapers came to be sold “for the smallest coin.”',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      -0.3,
      'Put the steps by which a rag became a sheet of paper in order.',
      'The first paragraph gives the order: sorted, softened, pounded, lifted on a screen, and finally pressed, dried, and coated.',
      'follows-importance-not-time',
      [
        ['Rags are sorted at the mill.', 'Sorting is the first step named at the mill.'],
        ['Rags soften in damp heaps.', 'After sorting they are “left to soften in damp heaps.”'],
        [
          'Rags are pounded into loose fibers.',
          'They are “pounded in water until nothing remained but loose fibers.”',
        ],
        [
          'A screen is dipped into the mixture.',
          'The worker “dipped a wire screen into this gray soup.”',
        ],
        [
          'The sheet is pressed and dried.',
          'The sheet that was turned out “was pressed, dried, and coated.”',
        ],
        ['The sheet is coated with gelatin.', 'Coating stands last, so that ink would not spread.'],
      ],
    ),
    choice(
      'craft.words-in-context',
      -0.1,
      'In the first paragraph, “this gray soup” refers to',
      [
        'the mixture of water and fibers.',
        'The sentence before says that rags were “pounded in water until nothing remained but loose fibers.”',
      ],
      [
        [
          'the rags left in damp heaps.',
          'wrong-step',
          'The heaps come before the pounding; the soup is what remains after it.',
        ],
        [
          'the gelatin that covers a sheet.',
          'wrong-detail',
          'Gelatin is put on later, when the sheet has dried.',
        ],
        [
          'the ink that is used in printing.',
          'wrong-detail',
          'Ink is mentioned as something that should not spread.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.4,
      "Why does the author say that the idea of wasps' nests “was less absurd than it sounds”?",
      [
        'It pointed toward the material that later solved the shortage.',
        'Wasps “build with chewed wood,” and wood became the source of pulp.',
      ],
      [
        [
          'It had been tried with success in several European mills.',
          'not-stated',
          'Inventors experimented, but no success with nests is reported.',
        ],
        [
          'It showed that insects could be trained to produce paper.',
          'too-literal',
          'The author speaks of material and not of training.',
        ],
        [
          'It had been recommended by the governments of the time.',
          'wrong-detail',
          'Governments forbade the export of rags.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.6,
      'What does the comparison of a book from 1590 with one from 1890 support?',
      [
        'The claim that the change in material had a disadvantage',
        '“The bargain had a price of its own”: the newer paper contains acids and crumbles.',
      ],
      [
        [
          'The claim that readers used to handle books more carefully',
          'not-stated',
          'The cause given is acid and not careless handling.',
        ],
        [
          'The claim that printing improved greatly in three centuries',
          'not-stated',
          'The quality of printing is not discussed.',
        ],
        [
          'The claim that old books were rarer than they are at present',
          'irrelevant-detail',
          'The comparison concerns how well paper lasts.',
        ],
      ],
    ),
    select(
      'key-ideas.locate',
      0.1,
      'Which **two** responses to the shortage of rags does the passage mention?',
      [
        [
          'Buying rags from distant parts of the world',
          '“Mills imported rags from other continents.”',
        ],
        ['Trying out plants that had not been used', 'Inventors tried “straw, nettles, moss.”'],
      ],
      [
        [
          'Making each sheet thinner than it was before',
          'not-stated',
          'The thickness of sheets is not mentioned.',
        ],
        [
          'Closing schools that needed too much paper',
          'not-stated',
          'Schools multiplied; none was closed for paper.',
        ],
        [
          'Requiring families to give clothing away free',
          'contradicts-text',
          'Rag collectors bought the linen and cotton.',
        ],
      ],
    ),
    choice(
      'craft.fact-opinion',
      0.4,
      "Which statement about the wasps' nests is a matter of judgment?",
      ['The idea was less absurd than it sounds.', 'How absurd an idea is cannot be measured.'],
      [
        [
          'Inventors carried out trials with the nests.',
          'mistakes-fact-for-opinion',
          'The experiments can be documented.',
        ],
        [
          'A naturalist had pointed out their use of wood.',
          'mistakes-fact-for-opinion',
          'The remark can be found in print.',
        ],
        [
          'Wasps build with wood that they chew.',
          'mistakes-fact-for-opinion',
          'The insects can be observed.',
        ],
      ],
    ),
  ],
);
