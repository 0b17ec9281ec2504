import { choice, readingSet, select } from '../authoring.js';

/** Two Writers on Family Recipes: informational text with 7 items. */
export const twoRecipes = readingSet(
  {
    id: 'reading.two-recipes',
    title: 'Two Writers on Family Recipes',
    kind: 'informational',
    text: `### Source 1: from a cooking column

Readers frequently send me a recipe “exactly as my grandmother made it,” and just as frequently the card calls for a brand of margarine that did not exist when the grandmother was young. I mean no disrespect. A recipe that survives has been altered by everyone who loved it: the oven changed, the butcher closed, a daughter-in-law could not tolerate garlic. To insist on the original is to mistake a river for a photograph of it. Cook the dish as you need it, write down what you did, and sign your name beneath the others.

### Source 2: from the introduction to a community cookbook

We spent two years recording the dishes of this valley from the people who remember them, and we have printed each one as it was told to us, down to the “butter the size of a walnut.” We resisted the temptation to modernize. Eleven of our forty-three cooks have died since the work began, and with several of them a way of preserving fish or leavening bread would have disappeared entirely. Adapt these recipes in your own kitchens, as people have surely always done. But a change can be appreciated only by someone who knows what was changed, and for that purpose somebody has to keep the first page.`,
  },
  [
    choice(
      'integration.themes',
      0.4,
      'On what point do the two writers agree?',
      [
        'That cooks change recipes over time',
        'Source 1 says a recipe “has been altered by everyone who loved it”; Source 2 says people “have surely always” adapted.',
      ],
      [
        [
          'That old measures should be replaced',
          'contradicts-text',
          'Source 2 keeps the “butter the size of a walnut.”',
        ],
        [
          'That a family dish loses by changing',
          'contradicts-text',
          "Neither writer objects to changes made in one's own kitchen.",
        ],
        [
          'That relatives remember incorrectly',
          'only-one-source',
          'Only Source 1 suggests that cards may be less old than believed.',
        ],
      ],
    ),
    choice(
      'integration.themes',
      0.6,
      'Which statement describes the chief difference between the two writers?',
      [
        'Source 1 puts the living use of a dish first, while Source 2 stresses a faithful record of it.',
        'Source 1: “Cook the dish as you need it”; Source 2: “somebody has to keep the first page.”',
      ],
      [
        [
          'Source 1 relies on interviews with many cooks, while Source 2 relies on letters from readers.',
          'swaps-sources',
          'The letters belong to Source 1 and the interviews to Source 2.',
        ],
        [
          'Source 1 believes that cooking is declining, while Source 2 believes that it will soon recover.',
          'not-stated',
          'Neither writer makes such a forecast.',
        ],
        [
          'Source 1 writes for professional chefs, while Source 2 writes for the children of the valley.',
          'not-stated',
          'Both write for general readers who cook at home.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.5,
      'In Source 1, “to mistake a river for a photograph of it” means to treat',
      [
        'something that changes as if it stood still.',
        'A river flows on and a photograph is fixed; the recipe “has been altered by everyone who loved it.”',
      ],
      [
        [
          'something that is true as if it were invented.',
          'misreads-figure',
          'The contrast is between moving and fixed, not true and false.',
        ],
        [
          'something that is valuable as if it were cheap.',
          'misreads-figure',
          'Value and price play no part in the image.',
        ],
        [
          'something that is distant as if it were nearby.',
          'misreads-figure',
          'Distance plays no part in the image.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.3,
      'Why does the columnist mention the brand of margarine?',
      [
        'To show that even a treasured card contains later changes',
        'The brand “did not exist when the grandmother was young,” so the recipe has been altered.',
      ],
      [
        [
          'To recommend butter to readers in place of a cheaper fat',
          'not-stated',
          'No fat is recommended.',
        ],
        [
          'To accuse some readers of copying recipes from a package',
          'goes-beyond-text',
          'The columnist says, “I mean no disrespect.”',
        ],
        [
          'To suggest that grandmothers seldom wrote recipes on cards',
          'not-stated',
          'The card may well be hers; its content has changed.',
        ],
      ],
    ),
    select(
      'key-ideas.locate',
      0.2,
      'Which **two** causes of change in recipes does Source 1 name?',
      [
        ['A shop that went out of business', '“The butcher closed” is one of the causes.'],
        ['A food that a relative could not eat', '“A daughter-in-law could not tolerate garlic.”'],
      ],
      [
        [
          'A cook who died before the printing',
          'wrong-source',
          'The death of cooks is mentioned in Source 2.',
        ],
        [
          'A measure that readers misunderstood',
          'wrong-source',
          'The old measure stands in Source 2 and is not called a cause.',
        ],
        [
          'A method of preserving fish and bread',
          'wrong-source',
          'These methods are mentioned in Source 2.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.4,
      'What does the writer of Source 2 mean by “the first page”?',
      [
        'The earliest version that can still be recorded',
        'A change can be appreciated only by someone who “knows what was changed,” so the earlier version must be kept.',
      ],
      [
        [
          'The introduction to the cookbook of the valley',
          'too-literal',
          'The phrase stands in the introduction but refers to the kept version of a dish.',
        ],
        [
          'The list of the cooks who agreed to contribute',
          'too-literal',
          'The list of cooks is not what later changes are measured against.',
        ],
        [
          'The name that is signed beneath all the others',
          'wrong-source',
          'Signing beneath the others is a suggestion in Source 1.',
        ],
      ],
    ),
    choice(
      'integration.themes',
      0.5,
      'What view of the past do the two writers share?',
      [
        'It reaches the present through people who pass it on.',
        'Source 1 has readers sign beneath the others; Source 2 records dishes “from the people who remember them.”',
      ],
      [
        [
          'It was a time in which families ate better than at present.',
          'not-stated',
          'Neither writer compares the quality of meals.',
        ],
        [
          'It can be known exactly if a recipe has been written down.',
          'contradicts-text',
          'Source 1 doubts written cards, and Source 2 relies on speech.',
        ],
        [
          'It should be left behind, since kitchens have been improved.',
          'contradicts-text',
          'Both writers value what has been handed down.',
        ],
      ],
    ),
  ],
);
