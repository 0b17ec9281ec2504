import { choice, order, readingSet } from '../authoring.js';

/** The Forest That Stands in the Sea: informational text with 6 items. */
export const mangroveCoast = readingSet(
  {
    id: 'reading.mangrove-coast',
    title: 'The Forest That Stands in the Sea',
    kind: 'informational',
    text: `A mangrove tree lives where hardly any other tree can: in salt water, in mud that contains no oxygen, between the lines of high and low tide. Some species filter out most of the salt at the root; others let it in and excrete it through their leaves, which taste accordingly. To breathe, they raise a portion of their roots above the mud, so that at low tide the forest seems to be standing on stilts.

It is these roots that make the forest valuable to people who never set foot in it. A wave that enters a belt of mangroves loses energy against thousands of obstacles; measurements suggest that a hundred meters of forest can reduce the height of ordinary waves by anywhere from a tenth to two-thirds, according to the density of the roots. The slowed water drops its mud, and the ground gradually rises. In the same tangle young fish and shrimp find shelter from larger ones, and many of the species that are caught offshore have spent their early lives there.

Since the middle of the last century a substantial part of the world's mangroves has been cleared, much of it for shrimp ponds. Replanting has become popular, and the results are frequently disappointing. Volunteers, for whom it is most convenient to work on open mudflats, plant seedlings at a level where the tide covers them too long, and within a year most are dead. Ecologists increasingly advise a different sequence: first restore the natural flow of the tide, by breaching the banks of abandoned ponds, and then wait. Where the water is right, seeds arrive unasked.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.2,
      'Which statement best summarizes the passage on mangroves?',
      [
        'They protect coasts and young fish, and they return best where the tide is restored.',
        'The second paragraph describes their value, and the third the advice to “restore the natural flow of the tide.”',
      ],
      [
        [
          'They filter salt at the root or excrete it by leaves, which is a matter of species.',
          'true-but-not-main-idea',
          'This detail stands in the first paragraph.',
        ],
        [
          'They are being replanted by volunteers, whose seedlings have spread in most places.',
          'contradicts-text',
          'The results are “frequently disappointing.”',
        ],
        [
          'They reduce the height of any wave by two-thirds if a forest is dense enough.',
          'distorts-detail',
          'The figures concern ordinary waves and a range from a tenth to two-thirds.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.2,
      'How would the leaves of some mangrove species most likely taste?',
      ['Salty', 'They excrete salt “through their leaves, which taste accordingly.”'],
      [
        ['Sweet', 'not-stated', 'Sugar is not mentioned.'],
        ['Muddy', 'wrong-detail', 'The mud surrounds the roots.'],
        ['Fishy', 'wrong-detail', 'Fish live among the roots.'],
      ],
    ),
    choice(
      'integration.evidence',
      0.4,
      'Why do many replanted seedlings die?',
      [
        'They stand in places where the tide covers them for too long.',
        'Volunteers plant “at a level where the tide covers them too long.”',
      ],
      [
        [
          'They are eaten by shrimp that have escaped from nearby ponds.',
          'not-stated',
          'No shrimp are said to eat seedlings.',
        ],
        [
          'They are planted in mud in which there is no oxygen for them.',
          'true-but-irrelevant',
          'All mangroves live in such mud.',
        ],
        [
          'They arrive as seeds in a season when nobody looks after them.',
          'confuses-process',
          'Seeds that arrive unasked grow where the water is right.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.6,
      'Which idea lies behind the advice of the ecologists?',
      [
        'Good conditions matter more than planted trees.',
        'Once the flow is restored, “seeds arrive unasked.”',
      ],
      [
        [
          'Planted trees matter more than good conditions.',
          'opposite',
          'Planting without the right level of water fails.',
        ],
        [
          'Volunteers should be paid for the work they do.',
          'not-stated',
          'Payment is not mentioned.',
        ],
        [
          'Shrimp ponds should be built on open mudflats.',
          'confuses-detail',
          'Banks of abandoned ponds should be breached.',
        ],
      ],
    ),
    order(
      'key-ideas.directions',
      0.3,
      "According to the ecologists' advice, put the stages of recovery in an abandoned shrimp pond in order.",
      'The banks are breached, the tide flows again, seeds arrive and grow, and the roots then slow the water so that mud is dropped.',
      'plants-first',
      [
        ['The banks of the pond are breached.', 'Breaching is the first action that is advised.'],
        ['The tide flows in and out again.', 'The breach restores “the natural flow of the tide.”'],
        ['Seeds are carried in by the water.', '“Where the water is right, seeds arrive unasked.”'],
        [
          'Trees grow and raise their roots.',
          'Trees grow from the seeds and lift part of their roots above the mud.',
        ],
        ['Slowed water drops its mud.', 'Roots slow the water, which then “drops its mud.”'],
      ],
    ),
    choice(
      'craft.purpose',
      0.3,
      'Why does the author mention people “who never set foot in” the forest?',
      [
        'To show that its benefits reach beyond it',
        'Protection from waves and fish caught offshore help people who live elsewhere.',
      ],
      [
        ['To blame them for not joining the volunteers', 'misreads-tone', 'No blame is expressed.'],
        [
          'To explain why the forest is hard to enter',
          'wrong-detail',
          'The difficulty of entering is not the subject of the sentence.',
        ],
        ['To suggest that tourists do harm to roots', 'not-stated', 'Tourists are not mentioned.'],
      ],
    ),
  ],
);
