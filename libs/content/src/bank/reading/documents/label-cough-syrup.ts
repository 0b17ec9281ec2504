import { choice, readingSet, select, supply } from '../authoring.js';

/** Label of a Cough Medicine: label text with 5 items. */
export const labelCoughSyrup = readingSet(
  {
    id: 'reading.label-cough-syrup',
    title: 'Label of a Cough Medicine',
    kind: 'label',
    text: `**Clearpath Cough Relief** (oral liquid)

**Active ingredient (in each 10 mL):** Dextromethorphan HBr 20 mg. **Purpose:** cough suppressant

**Use:** Temporarily relieves cough due to minor throat irritation, as may occur with a cold.

**Warnings**
- **Do not use** if you are taking a prescription monoamine oxidase inhibitor (MAOI), or for 2 weeks after stopping it. If you do not know whether your medicine contains an MAOI, ask a pharmacist.
- **Ask a doctor before use** if you have a cough that produces much mucus, or a cough that lasts, as with smoking or asthma.
- **Stop use and ask a doctor** if the cough lasts more than 7 days, comes back, or occurs with fever, rash, or a headache that lasts.
- **Keep out of reach of children.**

| Age | Dose |
| --- | --- |
| 12 years and over | 10 mL every 6 to 8 hours |
| 6 to under 12 years | 5 mL every 6 to 8 hours |
| 4 to under 6 years | 2.5 mL every 6 to 8 hours |
| Under 4 years | Do not use |

Do not take more than 4 doses in any 24-hour period. Measure with the cup provided. Store at 20–25 °C. Do not refrigerate.`,
  },
  [
    choice(
      'key-ideas.directions',
      -0.6,
      'What dose does the label give for a child of 9 years?',
      [
        '5 mL every 6 to 8 hours',
        'The row for “6 to under 12 years” gives 5 mL every 6 to 8 hours.',
      ],
      [
        [
          '10 mL every 6 to 8 hours',
          'reads-row-above',
          'This dose is for persons of 12 years and over.',
        ],
        [
          '2.5 mL every 6 to 8 hours',
          'reads-row-below',
          'This dose is for children of 4 to under 6 years.',
        ],
        [
          '10 mL every 12 hours',
          'doubles-dose-and-interval',
          'Doubling both the dose and the interval is not what the label says for this age.',
        ],
      ],
    ),
    supply(
      'integration.combine-sources',
      0.2,
      'What is the greatest number of milliliters that an adult may take in any 24 hours? Type the number.',
      {
        answer: '40',
        kind: 'number',
        rationale:
          "An adult's dose is 10 mL and the limit is 4 doses in 24 hours: 4 × 10 mL = 40 mL.",
        unit: 'mL',
      },
      [
        ['10', 'stops-at-one-dose', 'Ten milliliters is a single dose.'],
        [
          '30',
          'uses-interval-instead-of-limit',
          'Dividing the day by the longest interval ignores the limit of 4 doses.',
        ],
      ],
    ),
    choice(
      'key-ideas.directions',
      0.1,
      'A person has had a dry cough for months and smokes. According to the label, what should this person do?',
      [
        'Speak with a doctor before taking the medicine',
        'The label says to ask a doctor before use for “a cough that lasts, as with smoking or asthma.”',
      ],
      [
        [
          'Take the medicine for seven days and then stop it',
          'wrong-warning',
          'The seven days apply to those who may begin without asking.',
        ],
        [
          'Take half of the dose that is given for an adult',
          'not-stated',
          'No reduced dose for smokers is given.',
        ],
        [
          'Ask a pharmacist whether the medicine has an MAOI',
          'wrong-warning',
          'The pharmacist is for people unsure about another medicine they take.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      -0.7,
      'As it is used on the label, “suppressant” most nearly means something that',
      ['holds back.', 'The use is to relieve cough, so a cough suppressant holds the cough back.'],
      [
        ['brings up.', 'opposite', 'Bringing up mucus would be the opposite effect on the cough.'],
        [
          'cleans out.',
          'sounds-plausible',
          'The product name hints at clearing, but the ingredient reduces the cough.',
        ],
        ['passes on.', 'confuses-word', 'Passing on is a sense of *transmit*.'],
      ],
    ),
    select(
      'key-ideas.locate',
      0.0,
      'Which **two** situations call for stopping the medicine and asking a doctor?',
      [
        [
          'A rash appears along with the cough.',
          '“Stop use” names a cough that occurs “with fever, rash, or a headache that lasts.”',
        ],
        [
          'The cough is still there after 8 days.',
          '“Stop use” applies “if the cough lasts more than 7 days.”',
        ],
      ],
      [
        [
          'The bottle was kept in a refrigerator.',
          'related-but-not-asked',
          'The label says not to refrigerate, but not to see a doctor about it.',
        ],
        [
          'The cup that came with it has been lost.',
          'related-but-not-asked',
          'The label says to use the cup; it does not send the user to a doctor.',
        ],
        [
          'The last dose was taken 7 hours ago.',
          'misreads-number',
          'Seven hours lies within the interval of 6 to 8 hours.',
        ],
      ],
    ),
  ],
);
