import { choice, order, readingSet, supply } from '../authoring.js';

/** Directions for Patching a Wall: directions text with 5 items. */
export const directionsPlaster = readingSet(
  {
    id: 'reading.directions-plaster',
    title: 'Directions for Patching a Wall',
    kind: 'directions',
    text: `**PATCHING A SMALL HOLE IN PLASTERBOARD**

*You need:* a putty knife, ready-mixed patching paste, fine sandpaper, a damp cloth, primer, and paint.

1. Cut away loose paper and crumbs around the hole, and press down any edge that stands out.
2. Wipe off the dust with the damp cloth and let the wall dry.
3. Fill the hole with paste, drawing the knife across it in a single stroke. A hole deeper than a pencil is thick has to be filled in two layers.
4. Let the paste dry. A layer turns from gray to white when it is dry, as a rule after about four hours.
5. If you are adding a second layer, put it on now, and let it dry as well.
6. Sand lightly until your fingertips can no longer feel the edge of the patch.
7. Brush on primer and let it dry for one hour.
8. Paint.

*Caution:* Plaster dust irritates the lungs. Wear a mask while you sand, and keep children and pets out of the room until you have wiped the floor.`,
  },
  [
    order(
      'key-ideas.directions',
      0.2,
      'A deep hole is to be patched. Put these steps in order.',
      'A deep hole needs two layers, each of which has to dry; sanding follows the second, and primer comes before paint.',
      'sands-between-layers',
      [
        ['Wipe the dust from the hole.', 'Step 2 comes before any paste is used.'],
        [
          'Fill part of the hole with paste.',
          'Step 3 begins the filling, which takes two layers in a deep hole.',
        ],
        ['Wait until the gray paste has turned white.', 'Step 4 tells how a dry layer looks.'],
        ['Put on a second layer and let it dry.', 'Step 5 comes after the first layer has dried.'],
        ['Sand until the edge cannot be felt.', 'Step 6 follows the last layer.'],
        ['Brush on primer.', 'Step 7 comes between sanding and painting.'],
      ],
    ),
    choice(
      'key-ideas.directions',
      -0.4,
      'How can a person tell that a layer of paste is dry?',
      [
        'Its color has changed from gray to white.',
        'Step 4 says that a layer “turns from gray to white when it is dry.”',
      ],
      [
        [
          'Its edge can no longer be felt by hand.',
          'wrong-step',
          'This tells when the sanding is finished.',
        ],
        ['Its surface has begun to give off dust.', 'not-stated', 'Dust is produced by sanding.'],
        [
          'Its primer has been on for an hour.',
          'wrong-step',
          'The hour belongs to the drying of primer.',
        ],
      ],
    ),
    supply(
      'integration.combine-sources',
      0.5,
      'About how many hours of drying does a deep hole need in all, from the first layer of paste until it is ready for paint? Type the number. (Do not count the drying of the wiped wall.)',
      {
        answer: '9',
        kind: 'number',
        rationale:
          'Two layers take about four hours each and the primer takes one hour: 4 + 4 + 1 = 9 hours.',
        unit: 'hours',
      },
      [
        ['5', 'counts-one-layer', 'This counts one layer of paste and the primer.'],
        ['8', 'forgets-primer', 'This leaves out the hour for the primer.'],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.0,
      'Why should children be kept out until the floor has been wiped?',
      [
        'Dust that has settled may still be breathed in.',
        '“Plaster dust irritates the lungs,” and wiping the floor takes away what has settled.',
      ],
      [
        [
          'Wet paint on the floor may stain their clothes.',
          'not-stated',
          'Paint on the floor is not mentioned.',
        ],
        [
          'The paste is poisonous to children if swallowed.',
          'not-stated',
          'The caution is about dust and lungs.',
        ],
        [
          'The knife may have been left within their reach.',
          'not-stated',
          'The knife is not part of the caution.',
        ],
      ],
    ),
    choice(
      'craft.purpose',
      -0.5,
      'What is the main purpose of the text about the wall?',
      [
        'To show a reader how to carry out a repair',
        'The numbered steps lead from cutting away paper to painting.',
      ],
      [
        [
          'To warn a reader against doing any repairs',
          'mistakes-caution-for-purpose',
          'The caution is a small part of the text.',
        ],
        [
          'To persuade a reader to buy a certain paste',
          'mistakes-informing-for-persuading',
          'No brand is recommended.',
        ],
        [
          'To explain how plasterboard walls are built',
          'not-stated',
          'The building of walls is not described.',
        ],
      ],
    ),
  ],
);
