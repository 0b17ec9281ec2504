import type { ItemModel } from '../../kit/types.js';
import { type Question, questionModel } from '../support-written.js';

const IMPROVEMENTS: readonly Question[] = [
  {
    stem: 'A gardener waters one rose with coffee and sees it bloom earlier than last year. Which change would best strengthen the test of the idea?',
    key: [
      'Comparing many roses with and without coffee in one season',
      'Several plants under equal conditions, half of them without coffee, rule out chance and weather.',
    ],
    wrong: [
      [
        'Watering the same rose with twice the amount of coffee',
        'raises-dose-instead-of-control',
        'One plant without a comparison proves little, at any dose.',
      ],
      [
        'Asking other gardeners whether they believe in coffee',
        'takes-opinion-for-evidence',
        'Beliefs are no measurements of blooming.',
      ],
      [
        'Repeating the observation with another kind of flower',
        'changes-second-variable',
        'A different species adds a new variable and still leaves out a comparison.',
      ],
    ],
  },
  {
    stem: 'An experiment gives a result that contradicts an accepted theory. What should scientists do first?',
    key: [
      'Check the methods and repeat the experiment',
      'An error is possible, so the finding has to be confirmed before a well-supported theory is changed.',
    ],
    wrong: [
      [
        'Discard the result, since theories are proven',
        'believes-theories-are-proven',
        'Theories are open to revision, so evidence against them is examined, not thrown away.',
      ],
      [
        'Replace the theory with a new one at once',
        'overturns-theory-on-one-result',
        'A single unconfirmed result does not outweigh many independent tests.',
      ],
      [
        'Adjust the data until they fit the theory',
        'accepts-altered-data',
        'Changing data is misconduct and hides what was found.',
      ],
    ],
  },
  {
    stem: 'A website claims that a bracelet relieves joint pain and cites letters of happy customers. Why is this weak evidence?',
    key: [
      'Customers who were not helped are unlikely to have written',
      'Letters are self-selected anecdotes, so they show neither how often it failed nor what would have happened without it.',
    ],
    wrong: [
      [
        'Joint pain is a subject that science cannot investigate',
        'limits-science-too-far',
        'Pain can be studied with scales and placebo groups.',
      ],
      [
        'Letters are less modern than messages sent by telephone',
        'judges-by-medium',
        'The medium of a report has no bearing on its value as evidence.',
      ],
      [
        'A bracelet is too simple an object to relieve any pain',
        'judges-by-appearance',
        'Simplicity does not decide the matter; only a controlled test could.',
      ],
    ],
  },
  {
    stem: 'Ice cream sales and drownings both rise in July. Which explanation is the most reasonable?',
    key: [
      'Warm weather increases both of them',
      'A third factor, heat, brings people both to ice cream and to the water.',
    ],
    wrong: [
      [
        'Ice cream makes swimmers weaker',
        'takes-correlation-for-cause',
        'The two go together, but nothing shows that one brings about the other.',
      ],
      [
        'Drownings make people buy ice cream',
        'reverses-cause-and-effect',
        'It is hard to see how, and going together does not show a cause.',
      ],
      [
        'Both figures must have been invented',
        'rejects-data-without-reason',
        'A common cause explains the pattern; there is no sign of fraud.',
      ],
    ],
  },
  {
    stem: 'A student explains that giraffes have long necks because each generation stretched to reach leaves. Which observation speaks most directly against this explanation?',
    key: [
      'Traits acquired during life are not passed on in genes',
      'Offspring of animals that exercise or stretch are not born with the acquired change, so the mechanism fails.',
    ],
    wrong: [
      [
        'Giraffes also eat leaves from low shrubs at times',
        'picks-irrelevant-fact',
        'It concerns diet, but it does not test how a trait is inherited.',
      ],
      [
        'Giraffes have the same number of neck bones as people',
        'picks-irrelevant-fact',
        'It is true, but it does not tell how the length came about.',
      ],
      [
        'Other animals of the savanna have short necks',
        'picks-irrelevant-fact',
        'Other species may feed differently; that does not test the mechanism.',
      ],
    ],
  },
  {
    stem: 'A company reports that 90% of users of its toothpaste have no cavities. Which missing fact matters most for judging the claim?',
    key: [
      'How many users of other pastes have no cavities',
      'Without that comparison, 90% may be no better than what is usual.',
    ],
    wrong: [
      [
        'How many flavors of the paste are on the market',
        'picks-irrelevant-fact',
        'Flavors have no bearing on whether the paste prevents cavities.',
      ],
      [
        'How many years the company has existed',
        'judges-by-reputation',
        'The age of a company is no evidence for the effect of its paste.',
      ],
      [
        'How many users like the look of the package',
        'picks-irrelevant-fact',
        'Liking a package says nothing about cavities.',
      ],
    ],
  },
];

const EVIDENCE: readonly Question[] = [
  {
    stem: 'Which finding would count as evidence against the hypothesis "Plants need light to sprout"?',
    key: [
      'Bean seeds sprout in a dark cupboard',
      'The hypothesis says that this cannot happen, so the observation contradicts it.',
    ],
    wrong: [
      [
        'Bean seedlings bend toward a window',
        'confuses-growth-with-sprouting',
        'This shows how growing shoots respond to light, which the hypothesis does not deny.',
      ],
      [
        'Bean seeds sprout on a sunny sill',
        'takes-agreement-for-refutation',
        'This agrees with the hypothesis.',
      ],
      [
        'Bean leaves turn pale without light',
        'confuses-growth-with-sprouting',
        'This concerns leaves of grown plants, not sprouting.',
      ],
    ],
  },
  {
    stem: 'When the dose of a drug is raised step by step, blood pressure falls step by step. How is this relation described?',
    key: ['Negative correlation', 'One quantity falls as the other rises.'],
    wrong: [
      [
        'Positive correlation',
        'reverses-sign-of-correlation',
        'In that case both would rise or fall together.',
      ],
      [
        'No correlation',
        'overlooks-correlation',
        'In that case the pressure would show no pattern with the dose.',
      ],
      [
        'Random variation',
        'overlooks-correlation',
        'The change is regular, step by step, and not random.',
      ],
    ],
  },
  {
    stem: 'Which statement is an observation rather than an inference?',
    key: [
      'The patient has a temperature of 39.1 °C',
      'A reading of an instrument is reported without interpretation.',
    ],
    wrong: [
      [
        'The patient has caught an infection',
        'takes-inference-for-observation',
        'It is a conclusion drawn from signs such as fever.',
      ],
      [
        'The patient has been in bad weather',
        'takes-inference-for-observation',
        'It is a guess about the past, not something noted directly.',
      ],
      [
        'The patient has a weak immune system',
        'takes-inference-for-observation',
        'It is an interpretation that tests would have to support.',
      ],
    ],
  },
  {
    stem: 'After a town added fluoride to its water, tooth decay fell; in a similar town without fluoride it did not. What does the second town add to the evidence?',
    key: [
      'A comparison that makes other causes less likely',
      'Influences that affect both towns, such as better toothpaste, would have lowered decay in both.',
    ],
    wrong: [
      [
        'A proof that fluoride has no side effects',
        'goes-beyond-the-data',
        'Decay was measured, not side effects, and evidence is not proof.',
      ],
      [
        'A larger number of people who got fluoride',
        'misreads-control-group',
        'The people of the second town got none.',
      ],
      [
        'A reason to distrust the result of the first',
        'misreads-control-group',
        'The difference between the towns supports the result.',
      ],
    ],
  },
  {
    stem: 'Fossils of sea animals are found in rock on a mountain. Which inference is best supported?',
    key: [
      'The rock once lay below a sea',
      'Remains of animals that lived in the sea were buried in its sediment, and the rock was raised later.',
    ],
    wrong: [
      [
        'The animals climbed the mountain',
        'ignores-geological-change',
        'Sea animals do not live on land; a rise of the rock is the better explanation.',
      ],
      [
        'The rock formed out of lava',
        'confuses-rock-types',
        'Lava destroys remains; fossils are found in sedimentary rock.',
      ],
      [
        "The mountain is younger than the animals' descendants",
        'goes-beyond-the-data',
        'The find alone gives no comparison of such ages.',
      ],
    ],
  },
  {
    stem: 'Two thermometers in one water bath read 36.9 °C and 38.4 °C. What is the most reasonable next step?',
    key: [
      'Check both against a known standard',
      'The disagreement shows that at least one is off, and a standard shows which.',
    ],
    wrong: [
      [
        'Report the higher of the two readings',
        'chooses-reading-without-reason',
        'Nothing tells that the higher reading is the right one.',
      ],
      [
        'Report the average as the true value',
        'averages-systematic-error',
        'If one instrument is off, the average is off as well.',
      ],
      [
        'Conclude that water has two temperatures',
        'ignores-instrument-error',
        'One well-mixed bath has one temperature; the difference lies in the instruments.',
      ],
    ],
  },
];

/** Hand-written items on evidence and critique. */
export const CRITIQUE_WRITTEN_MODELS: readonly ItemModel[] = [
  questionModel({
    id: 'science.explanation-critique',
    objective: 'science.reasoning.critique',
    difficulty: 0.1,
    questions: IMPROVEMENTS,
  }),
  questionModel({
    id: 'science.evidence-judged',
    objective: 'science.reasoning.evidence',
    difficulty: -0.1,
    questions: EVIDENCE,
  }),
];
