import { choice, order, readingSet, select } from '../authoring.js';

/** Letters at the Speed of Air: informational text with 6 items. */
export const pneumaticMail = readingSet(
  {
    id: 'reading.pneumatic-mail',
    title: 'Letters at the Speed of Air',
    kind: 'informational',
    text: `For more than half a century a good part of New York's mail traveled under the streets in a manner that now seems borrowed from a comic strip. Steel cylinders nearly two feet long, each holding several hundred letters, were pushed through iron tubes by compressed air at roughly thirty miles an hour. The network, which opened in 1897, eventually linked some two dozen post offices and ran across the Brooklyn Bridge. At the opening ceremony the first cylinders delivered a Bible wrapped in a flag, a copy of the Constitution, and, a little later, a live cat, which was reported to be dazed but unharmed.

The tubes were faster than wagons, which had to struggle through traffic and snow, and at the height of their use they carried nearly a third of the city's first-class letters. They were also expensive. The Post Office did not own them but paid rent by the mile to a private company, and each mile required compressors, operators called rocketeers, and constant attention to leaks. A cylinder that stuck had to be found, and the pavement above it dug up.

When motor trucks became dependable, the comparison changed. A truck could carry in one trip what the tubes carried in an hour, could be sent wherever a new neighborhood arose, and required no excavation. Service was suspended during the First World War in order to save money, revived in the twenties, and ended for good in 1953. The tubes had not grown slower. What they offered had simply become less scarce.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.1,
      'Which sentence best summarizes the passage on mail tubes?',
      [
        'A fast but costly way of moving letters lost its advantage when trucks improved.',
        'The second paragraph sets speed against expense, and the third tells how trucks changed “the comparison.”',
      ],
      [
        [
          'A ceremony in 1897 showed that an animal could travel in a tube without injury.',
          'true-but-not-main-idea',
          'The cat is a detail of the opening.',
        ],
        [
          'A private company charged so much rent that the Post Office dug its own tunnels.',
          'contradicts-text',
          'The Post Office paid rent and dug no tunnels of its own.',
        ],
        [
          "A city's traffic and snow made it impossible for its letters to arrive on time.",
          'distorts-detail',
          'Wagons struggled, which made the tubes useful.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.7,
      'What does the author mean by the last two sentences?',
      [
        'The tubes failed because others could now do the same, not because they got worse.',
        'Speed was no longer rare: trucks were dependable too, though “the tubes had not grown slower.”',
      ],
      [
        [
          'The tubes failed because air under pressure had become too rare to be affordable.',
          'misreads-subject',
          'What had become less scarce is the service they offered.',
        ],
        [
          'The tubes succeeded because a greater number of people began to write letters.',
          'contradicts-text',
          'The service ended for good in 1953.',
        ],
        [
          'The tubes succeeded because the trucks were slower than the cylinders had been.',
          'contradicts-text',
          'The trucks replaced the tubes.',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      -0.4,
      'Put the events in the history of the network in order of time.',
      'The network opened in 1897, was suspended in the First World War, was revived in the twenties, and ended in 1953; the cat came shortly after the opening.',
      'misplaces-revival',
      [
        [
          'A Bible is sent through the tubes.',
          'It was among the first things delivered at the opening.',
        ],
        ['A cat is sent through the tubes.', 'The cat followed “a little later.”'],
        ['Service stops in order to save money.', 'This happened during the First World War.'],
        ['Service is revived.', 'This happened in the twenties.'],
        ['Service ends for good.', 'This happened in 1953.'],
      ],
    ),
    choice(
      'integration.argument',
      0.5,
      'Which advantage of trucks answered a weakness that the tubes had because they were fixed in place?',
      [
        'They could be sent wherever a new neighborhood arose.',
        'Tubes lie where they have been laid; a new neighborhood would need digging.',
      ],
      [
        [
          'They could carry a larger load in a single trip.',
          'true-but-irrelevant',
          'The load does not depend on being fixed in place.',
        ],
        [
          'They could be owned by the Post Office itself.',
          'not-stated',
          'Who owned the trucks is not mentioned.',
        ],
        [
          'They could be driven by former rocketeers.',
          'not-stated',
          'The drivers of the trucks are not described.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      -0.4,
      'In the first paragraph, “dazed” most nearly means',
      [
        'confused for a moment.',
        'The cat is “dazed but unharmed,” so it was stunned by the ride without being injured.',
      ],
      [
        ['seriously injured.', 'contradicts-text', 'It was unharmed.'],
        ['eager to go again.', 'not-stated', 'Nothing suggests eagerness.'],
        ['blinded by light.', 'confuses-word', 'This is nearer to *dazzled*.'],
      ],
    ),
    select(
      'key-ideas.locate',
      0.0,
      'Which **two** causes of the expense of the tubes does the passage name?',
      [
        [
          'Rent that was paid by the mile',
          'The Post Office “paid rent by the mile to a private company.”',
        ],
        [
          'Machines and people to run them',
          '“Each mile required compressors, operators called rocketeers.”',
        ],
      ],
      [
        ['Taxes on the use of the bridge', 'not-stated', 'The bridge is named, but no tax is.'],
        ['Stamps of a higher price', 'not-stated', 'The price of stamps is not mentioned.'],
        ['Damage caused by the snow', 'wrong-detail', 'Snow hindered the wagons.'],
      ],
    ),
  ],
);
