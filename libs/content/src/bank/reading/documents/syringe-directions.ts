import { syringe } from '../../kit/figures/index.js';
import { choice, order, readingSet, supply } from '../authoring.js';

const scale = { min: 0, max: 10, major: 2, minor: 0.5, unit: 'mL' };
const picture = syringe({ scale, value: 4.5 });

/** Giving Liquid Medicine with an Oral Syringe: directions text with 5 items. */
export const syringeDirections = readingSet(
  {
    id: 'reading.syringe-directions',
    title: 'Giving Liquid Medicine with an Oral Syringe',
    kind: 'directions',
    text: `**A handout for parents and caregivers**

1. Wash your hands. Check the name on the bottle and the dose on the pharmacy label.
2. Shake the bottle for ten seconds unless the label says otherwise.
3. Push the adapter firmly into the neck of the bottle, and fit the tip of the syringe into the adapter.
4. Turn the bottle upside down and pull the plunger until its edge stands at the line for your child's dose.
5. If you see a large bubble, push the medicine back into the bottle and draw it up once more.
6. Turn the bottle upright again before you remove the syringe.
7. With your child sitting up, place the tip inside the cheek, not straight back toward the throat, and press the plunger slowly.
8. Rinse the syringe with warm water and let it dry in two parts.

If your child spits out part of the dose, do not repeat it; call us. The picture shows the syringe after step 4.`,
    figure: picture,
  },
  [
    supply(
      'key-ideas.graphics',
      0.1,
      'How many milliliters of medicine does the syringe in the picture hold? Type the number.',
      {
        answer: '4.5',
        kind: 'number',
        rationale:
          'Four marks stand between 4 and 6, counting the last, so each is 0.5 mL, and the plunger is one mark past 4: 4.5 mL.',
        unit: 'mL',
      },
      [
        ['4.1', 'takes-mark-as-tenth', 'A mark stands for 0.5 mL and not for 0.1 mL.'],
        ['5', 'counts-one-mark-too-many', 'The mark for 5 mL is one farther on.'],
      ],
    ),
    order(
      'key-ideas.directions',
      -0.1,
      'Put these steps from the handout in order.',
      'The handout has the order: shake, fit the syringe, turn the bottle over and pull, turn it upright, remove the syringe, and rinse at the end.',
      'removes-syringe-too-early',
      [
        ['Shake the bottle.', 'Step 2 comes before the syringe is fitted.'],
        ['Fit the tip into the adapter.', 'Step 3 fits the syringe to the bottle.'],
        [
          'Pull the plunger to the line for the dose.',
          'Step 4 is done with the bottle upside down.',
        ],
        ['Turn the bottle upright.', 'Step 6 comes before the syringe is removed.'],
        ['Give the medicine inside the cheek.', 'Step 7 follows the removal of the syringe.'],
        ['Rinse the syringe with warm water.', 'Step 8 is the last step.'],
      ],
    ),
    choice(
      'key-ideas.locate',
      -0.5,
      'A child spits out about half of a dose. What does the handout tell the caregiver to do?',
      [
        'Call the office and give no more for now',
        '“If your child spits out part of the dose, do not repeat it; call us.”',
      ],
      [
        [
          'Draw up half of the dose and give it again',
          'contradicts-text',
          'The handout says not to repeat the dose.',
        ],
        [
          'Push the medicine back and draw it up again',
          'wrong-step',
          'This is the remedy for a bubble in step 5.',
        ],
        [
          'Shake the bottle longer before the next dose',
          'not-stated',
          'Longer shaking is not advised.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.1,
      'Why does step 7 most likely say to aim at the cheek?',
      [
        'A child may choke if liquid hits the throat.',
        'The tip should not point “straight back toward the throat,” and the plunger is pressed slowly.',
      ],
      [
        [
          'A child may dislike the taste on its tongue.',
          'sounds-plausible',
          'Taste is not mentioned; the warning concerns the throat.',
        ],
        ['A child may bite the tip of a new syringe.', 'not-stated', 'Biting is not mentioned.'],
        [
          'A child may swallow medicine too slowly.',
          'opposite',
          'The handout itself asks for a slow movement.',
        ],
      ],
    ),
    choice(
      'craft.purpose',
      -0.4,
      'What is the purpose of the handout?',
      [
        'To teach caregivers to measure and give a dose safely',
        'The numbered steps lead from washing hands to rinsing the syringe.',
      ],
      [
        [
          'To persuade parents to choose liquids and not tablets',
          'mistakes-informing-for-persuading',
          'No comparison with tablets is made.',
        ],
        [
          'To inform pharmacists of a change in the rules for labels',
          'wrong-audience',
          'It is “a handout for parents and caregivers.”',
        ],
        [
          'To describe how an oral syringe was first developed',
          'not-stated',
          'The history of the syringe is not told.',
        ],
      ],
    ),
  ],
);
