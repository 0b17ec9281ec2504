import { diagram } from '../../kit/figures/index.js';
import type { RegionShape } from '../../kit/types.js';
import { choice, order, readingSet, spot, supply } from '../authoring.js';

const panels: RegionShape[] = [
  { kind: 'rect', x: 20, y: 16, width: 340, height: 44 },
  { kind: 'rect', x: 20, y: 70, width: 165, height: 90 },
  { kind: 'rect', x: 195, y: 70, width: 165, height: 90 },
  { kind: 'rect', x: 20, y: 170, width: 165, height: 90 },
  { kind: 'rect', x: 195, y: 170, width: 165, height: 90 },
];
const heading = (x: number, y: number, text: string) => ({ draw: 'label' as const, x, y, text });
const bottle = diagram({
  width: 380,
  height: 276,
  alt: 'The back of a bottle with five panels: one across the top with the name of the product, then Directions at the upper left, First aid at the upper right, Danger at the lower left, and Storage and disposal at the lower right.',
  shapes: [
    { draw: 'rect', x: 8, y: 6, width: 364, height: 264, radius: 12 },
    heading(190, 43, 'Brightwell Descaler, 500 mL'),
    heading(102, 118, 'Directions'),
    heading(277, 118, 'First aid'),
    heading(102, 218, 'Danger'),
    heading(277, 218, 'Storage and disposal'),
  ],
  regions: panels,
});

/** Label of a Descaling Liquid: label text with 5 items. */
export const cleanerLabel = readingSet(
  {
    id: 'reading.cleaner-label',
    title: 'Label of a Descaling Liquid',
    kind: 'label',
    text: `The label on the back of a bottle of **Brightwell Descaler** is divided into five panels, as in the picture.

**Panel at the top:** Brightwell Descaler. For kettles and coffee makers. 500 mL.

**Upper left:** *Directions.* Mix 1 part descaler with 9 parts cold water. Fill the kettle, let it stand for 30 minutes, and empty it. Rinse three times with fresh water, and boil once with fresh water before use. Do not heat the descaler.

**Upper right:** *First aid.* If in eyes: rinse with water for several minutes. If swallowed: rinse mouth; do not induce vomiting. Call the poison center.

**Lower left:** *Danger.* Contains sulfamic acid. Do not mix with bleach: a poisonous gas may form. Wear gloves. Do not use on marble or enamel.

**Lower right:** *Storage and disposal.* Keep upright, locked away from children. Pour small amounts down the drain with plenty of water. Recycle the empty bottle.`,
    figure: bottle,
  },
  [
    spot(
      'key-ideas.locate',
      -0.6,
      'A person wonders whether the liquid may be used together with another cleaning product. Select the panel that answers the question.',
      bottle,
      panels,
      [
        [
          'Panel at the top',
          'stops-at-name',
          'This panel gives the name, the use, and the volume.',
        ],
        [
          'Panel at the upper left',
          'related-but-not-asked',
          'This panel tells how to mix the liquid with water.',
        ],
        [
          'Panel at the upper right',
          'related-but-not-asked',
          'This panel tells what to do after an accident.',
        ],
        [
          'Panel at the lower left',
          'This panel says, “Do not mix with bleach: a poisonous gas may form.”',
        ],
        [
          'Panel at the lower right',
          'related-but-not-asked',
          'This panel deals with keeping the bottle and pouring the liquid away.',
        ],
      ],
    ),
    order(
      'key-ideas.directions',
      -0.2,
      'Put the steps for descaling a kettle in order.',
      'The directions say to mix, fill, let it stand, empty, rinse, and boil fresh water last; the descaler itself must not be heated.',
      'boils-too-early',
      [
        ['Mix the liquid with nine parts of cold water.', 'The directions begin with the mixture.'],
        ['Fill the kettle with the mixture.', '“Fill the kettle” follows the mixing.'],
        ['Wait for half an hour.', 'The mixture has to “stand for 30 minutes.”'],
        ['Empty the kettle.', 'The kettle is emptied after it has stood.'],
        ['Rinse with fresh water three times.', 'Rinsing follows the emptying.'],
        ['Boil fresh water once.', 'The boiling is done “once with fresh water before use.”'],
      ],
    ),
    supply(
      'key-ideas.directions',
      0.1,
      'How many milliliters of water should be mixed with 100 mL of the descaler? Type the number.',
      {
        answer: '900',
        kind: 'number',
        rationale: 'The mixture has 1 part descaler and 9 parts water: 9 × 100 mL = 900 mL.',
        unit: 'mL',
      },
      [
        ['1000', 'gives-total', 'This is the volume of the mixture and not of the water.'],
        ['400', 'takes-bottle-as-total', 'This fills up to 500 mL, the volume of the bottle.'],
      ],
    ),
    choice(
      'craft.words-in-context',
      -0.3,
      'On the label, “induce” most nearly means',
      [
        'bring about.',
        'The first aid says not to cause vomiting in a person who has swallowed the liquid.',
      ],
      [
        [
          'wait for.',
          'sounds-plausible',
          'The instruction is not to cause it, which is more than not waiting.',
        ],
        [
          'clean up.',
          'sounds-plausible',
          'Cleaning is the purpose of the product and not of this instruction.',
        ],
        ['cut short.', 'opposite', 'To cut short would be to stop vomiting that has begun.'],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.2,
      'Which object should be cleaned with a different product?',
      [
        'A kettle coated with enamel on the inside',
        'The panel headed Danger says, “Do not use on marble or enamel.”',
      ],
      [
        [
          'A coffee maker that has a glass pot',
          'contradicts-text',
          'The product is meant “for kettles and coffee makers.”',
        ],
        [
          'A kettle that was descaled last month',
          'not-stated',
          'The label sets no interval between uses.',
        ],
        [
          'A coffee maker with a lid that locks',
          'irrelevant-detail',
          'It is the bottle that should be locked away.',
        ],
      ],
    ),
  ],
);
