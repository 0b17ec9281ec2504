import { choice, readingSet, supply } from '../authoring.js';

/** Label on a Package of Granola: label text with 5 items. */
export const nutritionLabel = readingSet(
  {
    id: 'reading.nutrition-label',
    title: 'Label on a Package of Granola',
    kind: 'label',
    text: `**Harvest Lane Granola**

| Nutrition facts | Per serving |
| --- | --- |
| Servings per package | 8 |
| Serving size | 55 g (about 2/3 cup) |
| Calories | 240 |
| Total fat | 9 g |
| Sodium | 95 mg |
| Total carbohydrate | 36 g |
| – Dietary fiber | 4 g |
| – Total sugars | 12 g |
| – – of which added sugars | 9 g |
| Protein | 6 g |

**Ingredients:** whole grain oats, honey, sunflower oil, almonds, raisins, pumpkin seeds, sea salt. **Contains almonds.** Made on equipment that also processes wheat and sesame.

**Storage:** Close the inner bag tightly after opening. Keep in a cool, dry place and use within 30 days. Best before the date stamped on the bottom.`,
  },
  [
    supply(
      'integration.combine-sources',
      0.3,
      'A person eats two servings. How many grams of added sugars does this person take in? Type the number.',
      {
        answer: '18',
        kind: 'number',
        rationale: 'One serving has 9 g of added sugars, so two servings have 2 × 9 g = 18 g.',
        unit: 'g',
      },
      [
        ['24', 'uses-total-sugars', 'This doubles the total sugars and not the added sugars.'],
        ['9', 'stops-at-one-serving', 'This is the amount in a single serving.'],
      ],
    ),
    choice(
      'integration.combine-sources',
      0.2,
      'How many grams of granola does the whole package hold?',
      ['440', 'The package has 8 servings of 55 g: 8 × 55 g = 440 g.'],
      [
        ['240', 'takes-calories', 'This is the number of calories in one serving.'],
        ['55', 'stops-at-one-serving', 'This is the size of one serving.'],
        [
          '63',
          'adds-instead-of-multiplies',
          'This adds the number of servings and the size of one.',
        ],
      ],
    ),
    choice(
      'key-ideas.locate',
      0.0,
      'Which person should read the note about equipment with the greatest care?',
      [
        'A person who is allergic to sesame',
        'The granola is “made on equipment that also processes wheat and sesame,” though sesame is no ingredient.',
      ],
      [
        [
          'A person who is allergic to almonds',
          'confuses-notes',
          'Almonds are an ingredient and are named in the note “Contains almonds.”',
        ],
        [
          'A person who has to limit sodium',
          'irrelevant-detail',
          'Sodium is given in the table and not in the note on equipment.',
        ],
        [
          'A person who has to limit sugars',
          'irrelevant-detail',
          'Sugars are given in the table and not in the note on equipment.',
        ],
      ],
    ),
    choice(
      'key-ideas.directions',
      -0.4,
      'A shopper opens the package on June 1. According to the label, what should be done by July 1?',
      [
        'The granola should be used up.',
        'The label says to “use within 30 days,” and June has 30 days.',
      ],
      [
        [
          'The granola should be opened.',
          'misreads-direction',
          'The package was opened on June 1.',
        ],
        ['The granola should be weighed.', 'not-stated', 'The label gives no such direction.'],
        [
          'The granola should be rebagged.',
          'distorts-detail',
          'The inner bag should be closed tightly, and no new bag is needed.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.4,
      'Ingredients are listed in order of weight, beginning with the greatest. What can be concluded from the label?',
      [
        'The package holds at least as much honey as almonds.',
        'Honey stands before almonds in the list, so its weight is at least as great.',
      ],
      [
        [
          'The package holds a greater weight of raisins than of oil.',
          'reverses-order',
          'Sunflower oil stands before raisins in the list.',
        ],
        [
          'The package holds exactly equal weights of seeds and salt.',
          'misreads-convention',
          'Pumpkin seeds stand before sea salt, so they weigh at least as much and are not said to be equal.',
        ],
        [
          'The package holds 9 grams of honey and no other sugars.',
          'confuses-quantities',
          'Nine grams is the amount of added sugars in one serving.',
        ],
      ],
    ),
  ],
);
