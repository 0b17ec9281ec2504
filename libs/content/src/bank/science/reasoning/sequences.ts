import type { ItemModel } from '../../kit/types.js';
import { orderedModel } from '../support-ordered.js';

/** Orders of procedure and of magnitude. */
export const REASONING_SEQUENCE_MODELS: readonly ItemModel[] = [
  orderedModel({
    id: 'science.investigation-order',
    objective: 'science.reasoning.design',
    difficulty: -0.5,
    sequences: [
      {
        stem: 'A student wonders why some seedlings in a window grow faster. In which order should the investigation proceed?',
        steps: [
          ['Ask what causes the difference in growth', 'An observation leads to a question first.'],
          [
            'Propose that more light speeds growth',
            'A testable answer to the question is a hypothesis.',
          ],
          [
            'Grow seedlings under different amounts of light',
            'The experiment tests the hypothesis.',
          ],
          ['Compare the measured heights', 'Data are analyzed after they have been collected.'],
          ['Decide whether the data support the idea', 'A conclusion follows from the analysis.'],
        ],
        rationale: 'Question, hypothesis, experiment, analysis and conclusion follow each other.',
        misconception: 'concludes-before-analyzing',
      },
      {
        stem: 'A research team tests a new drug properly. In which order do these steps come?',
        steps: [
          ['Review what is already known', 'Earlier work shows which question is worth asking.'],
          ['State a hypothesis', 'It is based on what is known and can be tested.'],
          [
            'Assign volunteers to groups at random',
            'Groups must be formed before anybody is treated.',
          ],
          ['Give the drug or a placebo', 'The treatment is the factor under test.'],
          ['Compare the outcomes of the groups', 'It can be done only after treatment.'],
          ['Submit the report for peer review', 'Others judge the finished work.'],
        ],
        rationale:
          'Background, hypothesis, assignment, treatment, comparison and review follow each other.',
        misconception: 'treats-before-assigning',
      },
      {
        stem: 'The mass of a liquid is to be found with an electronic balance. In which order should one work?',
        steps: [
          ['Set the empty balance to zero', 'Otherwise every reading is shifted.'],
          ['Weigh the dry, empty beaker', 'Its mass has to be known before liquid is in it.'],
          ['Pour the liquid into the beaker', 'The vessel has been weighed by now.'],
          ['Weigh the beaker with the liquid', 'This gives the mass of both together.'],
          ['Subtract the mass of the empty beaker', 'What is left is the mass of the liquid.'],
        ],
        rationale:
          'Zeroing and weighing the empty vessel come first; the difference of the two weighings is the mass of the liquid.',
        misconception: 'skips-empty-vessel',
      },
    ],
  }),
  orderedModel({
    id: 'science.magnitude-order',
    objective: 'science.reasoning.evidence',
    difficulty: 0.1,
    sequences: [
      {
        stem: 'From the smallest to the largest, how do these objects compare in size?',
        steps: [
          ['Hydrogen atom', 'It measures about a tenth of a nanometer.'],
          ['Influenza virus', 'It measures about 100 nanometers.'],
          ['Red blood cell', 'It measures about 7 to 8 micrometers.'],
          ['Human egg cell', 'It measures about a tenth of a millimeter.'],
          ['Human heart', 'It is about the size of a fist.'],
        ],
        rationale:
          'Sizes run from atoms through viruses and ordinary cells to the large egg cell and whole organs.',
        misconception: 'takes-viruses-for-larger-than-cells',
      },
      {
        stem: 'From the shortest to the longest, how do these processes compare in duration?',
        steps: [
          ['Conduction of one nerve impulse to the hand', 'It takes hundredths of a second.'],
          ['One heartbeat at rest', 'It takes a little less than a second.'],
          ['Circulation of blood once around the body at rest', 'It takes about a minute.'],
          ['One ovarian cycle', 'It takes about a month.'],
          ['Life of a red blood cell', 'It lasts about four months.'],
        ],
        rationale: 'The times run from fractions of a second to about 120 days.',
        misconception: 'misjudges-biological-times',
      },
      {
        stem: 'Starting with the cause, what is the order of events in a case of heat stroke at a race?',
        steps: [
          ['A runner sweats heavily and drinks nothing', 'This is the start of the chain.'],
          ['The volume of blood plasma falls', 'Lost water is not replaced.'],
          ['Less blood reaches the skin', 'The body keeps what is left for vital organs.'],
          ['Heat is no longer carried off', 'Blood flow to the skin is what brings heat out.'],
          ['Core temperature rises dangerously', 'Heat made by the muscles stays in the body.'],
        ],
        rationale:
          'Loss of water lowers blood volume, which cuts the flow to the skin and so the loss of heat.',
        misconception: 'reverses-cause-and-effect',
      },
    ],
  }),
  orderedModel({
    id: 'science.unit-size-order',
    objective: 'science.reasoning.measurement',
    difficulty: 0,
    sequences: [
      {
        stem: 'How are these lengths ordered from the shortest to the longest?',
        steps: [
          ['1 nanometer', 'It is a billionth of a meter.'],
          ['1 micrometer', 'It is a millionth of a meter.'],
          ['1 millimeter', 'It is a thousandth of a meter.'],
          ['1 centimeter', 'It is a hundredth of a meter.'],
          ['1 kilometer', 'It is a thousand meters.'],
        ],
        rationale:
          'Nano is a billionth, micro a millionth, milli a thousandth, centi a hundredth, kilo a thousand.',
        misconception: 'swaps-milli-and-micro',
      },
      {
        stem: 'Put these masses in order, beginning with the smallest.',
        steps: [
          ['500 micrograms', 'It is 0.0005 gram.'],
          ['50 milligrams', 'It is 0.05 gram.'],
          ['5 decigrams', 'It is 0.5 gram.'],
          ['5 grams', 'It is ten times the mass of 5 decigrams.'],
          ['0.05 kilogram', 'It is 50 grams.'],
        ],
        rationale: 'In grams the masses are 0.0005, 0.05, 0.5, 5 and 50.',
        misconception: 'compares-numbers-without-units',
      },
      {
        stem: 'Which volume is smallest, and how do the others follow up to the largest?',
        steps: [
          ['20 microliters', 'It is 0.02 milliliter.'],
          ['2 milliliters', 'It is two thousandths of a liter.'],
          ['2 centiliters', 'It is 20 milliliters.'],
          ['2 deciliters', 'It is 200 milliliters.'],
          ['2 liters', 'It is 2,000 milliliters.'],
        ],
        rationale: 'In milliliters the volumes are 0.02, 2, 20, 200 and 2,000.',
        misconception: 'compares-numbers-without-units',
      },
    ],
  }),
];
