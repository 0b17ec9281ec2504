import { choice, readingSet, select } from '../authoring.js';

/** Two Views of the Mill Dam: informational text with 7 items. */
export const twoDams = readingSet(
  {
    id: 'reading.two-dams',
    title: 'Two Views of the Mill Dam',
    kind: 'informational',
    text: `### Source 1: from a speech to the town council, by a mill-house owner

The dam at Harlow Mill has held back the river for one hundred and sixty years. It no longer grinds anything, and I will not pretend otherwise, but a town is more than the sum of what its structures produce. Generations of children learned to skate on that pond, and innumerable families have been photographed in front of the falls. Engineers tell us, moreover, that repairs would cost considerably less over the next ten years than removal would. When a thing is both loved and affordable, the burden of proof should rest on those who would destroy it. A river can be found in any valley, whereas the pond is ours alone.

### Source 2: from a newsletter of the county anglers' club

We understand why people are fond of the Harlow pond, and some of us learned to fish there. Yet affection has made us slow to notice what it has become. Summer water behind the dam is now too warm for trout, silt fills the upper end, and no fish has passed upstream since the ladder collapsed. The repair estimate looks attractive only because it stops at ten years; the state inspector expects the wooden core to need replacement in about fifteen. Downstream at Birch Falls, where a similar dam was taken out, herring returned within three springs, and the new riverside meadow has become the most visited spot in the township. We would not lose a place of memories; on the contrary, we would give the next generation somewhere to make its own.`,
  },
  [
    choice(
      'integration.themes',
      0.2,
      'On which point do the two sources agree?',
      [
        'People in the town feel attached to the pond.',
        'Source 1 speaks of skating and photographs; Source 2 says, “We understand why people are fond of the Harlow pond.”',
      ],
      [
        [
          'Repairing the dam is the cheaper course in the long run.',
          'only-one-source',
          'Only Source 1 relies on the ten-year figure; Source 2 points beyond it.',
        ],
        [
          'The dam still has an economic use for the local people.',
          'contradicts-text',
          'Source 1 admits that it “no longer grinds anything.”',
        ],
        [
          'Trout can no longer live in the water behind the dam.',
          'only-one-source',
          'Only Source 2 mentions the temperature of the water.',
        ],
      ],
    ),
    choice(
      'integration.themes',
      0.5,
      'How do the two sources differ in their treatment of memories?',
      [
        'Source 1 treats them as a reason to keep a place, and Source 2 as something a changed place can also create.',
        'Source 1 cites skating and family photographs; Source 2 wants to give the next generation “somewhere to make its own.”',
      ],
      [
        [
          'Source 1 treats them as a private matter, and Source 2 as evidence that should be collected by the council.',
          'not-stated',
          'Neither text treats memories as private or as evidence to be collected.',
        ],
        [
          'Source 1 treats them as less important than cost, and Source 2 as the strongest argument for making repairs.',
          'opposite',
          'Source 1 puts love beside cost, and Source 2 argues against repairs.',
        ],
        [
          'Source 1 treats them as unreliable, and Source 2 as the last record of the way the river looked before the dam.',
          'not-stated',
          'Neither text discusses the reliability of memory.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.7,
      'How does Source 2 weaken what Source 1 says about costs?',
      [
        'By showing that the estimate leaves out a later expense',
        'The estimate “stops at ten years,” and the core is expected to need replacement “in about fifteen.”',
      ],
      [
        [
          'By showing that the engineers have no training in dams',
          'attacks-the-person',
          "Source 2 does not question the engineers' training.",
        ],
        [
          'By showing that removal was paid for by the state before',
          'not-stated',
          'Who paid at Birch Falls is not mentioned.',
        ],
        [
          'By showing that affection is worth more than any money',
          'opposite',
          'Source 2 says that affection “has made us slow to notice” problems.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.4,
      'In Source 1, the phrase “burden of proof” refers to',
      [
        'the duty to give convincing reasons.',
        'The speaker says it “should rest on those who would destroy” the dam: they must make the case.',
      ],
      [
        [
          'the weight of water behind the dam.',
          'too-literal',
          '“Burden” can mean a load, but here it is a load of argument.',
        ],
        [
          'the price of an engineering report.',
          'sounds-plausible',
          'Cost is discussed, but proof here means a case made by one side.',
        ],
        [
          'the guilt of those who break a law.',
          'wrong-sense-of-word',
          'The phrase is used in courts too, but no crime is at issue here.',
        ],
      ],
    ),
    select(
      'key-ideas.infer',
      0.3,
      'Which **two** statements about Source 2 are supported by its text?',
      [
        [
          'Its authors use another place as an example of what may happen.',
          'Birch Falls, “where a similar dam was taken out,” serves as the example.',
        ],
        [
          'Its authors consider the needs of fish as well as those of people.',
          'They mention trout and herring, and also the meadow and the next generation.',
        ],
      ],
      [
        [
          'Its authors have little personal experience of the Harlow pond.',
          'contradicts-text',
          '“Some of us learned to fish there.”',
        ],
        [
          'Its authors believe that a new fish ladder would solve the problem.',
          'plausible-but-unsupported',
          'The collapsed ladder is mentioned, but no new one is proposed.',
        ],
        [
          'Its authors accept ten years as the proper period for a comparison.',
          'opposite',
          'They say that the estimate looks good “only because it stops at ten years.”',
        ],
      ],
    ),
    choice(
      'craft.fact-opinion',
      0.1,
      'Which statement from the sources is an opinion?',
      [
        'A town is more than the sum of what its structures produce.',
        'It expresses a value about what a town is and cannot be checked by measurement.',
      ],
      [
        [
          'No fish has passed upstream since the ladder collapsed.',
          'mistakes-fact-for-opinion',
          'The passing of fish can be observed and counted.',
        ],
        [
          'Silt fills the upper end of the pond behind the dam.',
          'mistakes-fact-for-opinion',
          'Silt can be seen and measured.',
        ],
        [
          'The dam has held back the river for one hundred and sixty years.',
          'mistakes-fact-for-opinion',
          'Its age can be checked in records.',
        ],
      ],
    ),
    choice(
      'integration.themes',
      0.4,
      'Which conflict of values is central to both sources?',
      [
        'Preserving what is familiar against restoring what was lost',
        'Source 1 defends the pond of memories; Source 2 wants fish and meadow to return.',
      ],
      [
        [
          'Obeying the council against trusting engineers from outside',
          'not-stated',
          'Neither source sets the council against the engineers.',
        ],
        [
          'Protecting private property against opening land to the public',
          'not-stated',
          'Ownership of the land is not at issue.',
        ],
        [
          'Spending money at present against leaving a debt to children',
          'distorts-detail',
          'Costs are discussed, but neither source speaks of debt.',
        ],
      ],
    ),
  ],
);
