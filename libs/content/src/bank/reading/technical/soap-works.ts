import { choice, order, readingSet } from '../authoring.js';

/** How Soap Persuades Oil to Leave: technical text with 6 items. */
export const soapWorks = readingSet(
  {
    id: 'reading.soap-works',
    title: 'How Soap Persuades Oil to Leave',
    kind: 'technical',
    text: `Oil and water do not mix, and the usual explanation, that they dislike each other, is misleading. Water molecules attract one another so strongly that they crowd out whatever cannot take part in the attraction. A film of grease on a plate is therefore not held there by the grease so much as abandoned there by the water.

Soap is a mediator. Each of its molecules has a head that carries an electric charge, to which water is strongly attracted, and a long tail that resembles oil. Dropped into dishwater, the molecules first gather at the surface, heads down and tails in the air. When the surface is full, those that remain assemble into tiny spheres called micelles, with the tails pointing inward, away from the water, and the heads outward. If grease is present, the tails push into it. Scrubbing breaks the film into droplets, each of which becomes the center of such a sphere; and since the outer heads all carry the same charge, the droplets repel one another and cannot flow together again. Rinsing carries them away.

The same geometry explains why soap is effective against certain viruses. Many of them, including those that cause influenza, are wrapped in an envelope made of fatty molecules. Soap tails wedge themselves into that envelope and pull it apart, and without it the virus can no longer enter a cell. The process requires contact and time, which is why the recommended twenty seconds of washing are more than a ritual.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.2,
      'Which sentence best summarizes the passage on soap?',
      [
        'The two ends of a soap molecule let water carry off oil and break open some viruses.',
        'The second paragraph explains heads and tails, and the third applies the same geometry to viruses.',
      ],
      [
        [
          'The charge on a soap molecule repels oil so strongly that it flies off a greasy plate.',
          'distorts-detail',
          'The charged heads attract water and keep droplets apart; they do not throw oil off.',
        ],
        [
          'The number of seconds spent on washing matters more than the kind of soap one uses.',
          'not-stated',
          'Kinds of soap are not compared.',
        ],
        [
          'The molecules of water attract one another and crowd out those that cannot join in.',
          'true-but-not-main-idea',
          'This prepares the explanation of what soap does.',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      0.2,
      'Put in order what happens when a greasy plate is washed with soap.',
      'Soap gathers at the surface, forms spheres, its tails enter the grease, scrubbing makes droplets, and rinsing carries them away.',
      'rinses-before-scrubbing',
      [
        ['Soap molecules gather at the surface.', 'They “first gather at the surface.”'],
        ['Remaining molecules form tiny spheres.', 'This happens “when the surface is full.”'],
        ['Tails push into the grease.', '“If grease is present, the tails push into it.”'],
        ['The film is broken into droplets.', 'Scrubbing breaks the film.'],
        ['Rinsing takes the droplets away.', '“Rinsing carries them away” stands last.'],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.0,
      'In the second paragraph, soap is called a “mediator” because it',
      [
        'connects two things that would stay apart.',
        'One end of the molecule is attracted to water, and the other resembles oil.',
      ],
      [
        [
          'judges which of two things is the cleaner.',
          'sounds-plausible',
          'A mediator between parties does not decide a contest, and nothing is judged here.',
        ],
        [
          'stands in the middle of every sphere.',
          'wrong-detail',
          'The center of the sphere is taken by the droplet.',
        ],
        ['prevents two things from meeting.', 'opposite', 'Soap brings oil into the water.'],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.5,
      'Why do the droplets of grease not flow together again?',
      [
        'Their outer surfaces carry the same kind of charge.',
        '“Since the outer heads all carry the same charge, the droplets repel one another.”',
      ],
      [
        [
          'Their tails have been cut off in the scrubbing.',
          'not-stated',
          'The tails remain inside the droplets.',
        ],
        [
          'Their centers have been filled with warm water.',
          'contradicts-text',
          'The grease is at the center, and the tails point away from water.',
        ],
        [
          'Their weight makes them sink to the very bottom.',
          'not-stated',
          'The weight of the droplets is not mentioned.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.6,
      'Which conclusion about a very quick washing of hands does the passage support?',
      [
        'It may leave the envelopes of some viruses whole.',
        'Pulling the envelope apart “requires contact and time.”',
      ],
      [
        [
          'It is as effective as a longer washing with water.',
          'contradicts-text',
          'The twenty seconds are “more than a ritual.”',
        ],
        [
          'It makes the fatty envelope of a virus stronger.',
          'opposite',
          'Soap pulls the envelope apart.',
        ],
        [
          'It removes viruses that have no fatty envelope.',
          'not-stated',
          'Viruses without an envelope are not discussed.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.6,
      'What is the effect of saying that grease is “abandoned there by the water”?',
      [
        'It makes the water the active party in the explanation.',
        'The preceding sentence says that water molecules “crowd out” what cannot join their attraction.',
      ],
      [
        [
          'It shows that the writer feels pity for the grease.',
          'too-literal',
          'The image explains a process and expresses no pity.',
        ],
        [
          'It suggests that water should not be used on plates.',
          'goes-beyond-text',
          'Rinsing with water carries the droplets away.',
        ],
        [
          'It repeats the usual explanation in other words.',
          'opposite',
          'The usual explanation is called misleading.',
        ],
      ],
    ),
  ],
);
