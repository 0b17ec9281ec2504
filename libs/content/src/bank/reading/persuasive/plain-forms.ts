import { choice, readingSet, select } from '../authoring.js';

/** A Form Is a Kind of Care: persuasive text with 6 items. */
export const plainForms = readingSet(
  {
    id: 'reading.plain-forms',
    title: 'A Form Is a Kind of Care',
    kind: 'persuasive',
    text: `Every patient who enters our clinic meets a form before meeting a person. Ours runs to eleven pages. It asks for “prior nosocomial events” and instructs the reader to “indicate any contraindication hereunder,” although it is handed to people who are frightened, in pain, or reading in their second or third language.

I am told that precise terms protect us from lawsuits. I have searched for a case in which a plain sentence lost in court what a difficult one would have won, and our attorney, whom I asked to help, has not found one either. Consider, on the other hand, what confusion costs. In March we counted the calls made to the front desk about the form: there were two hundred and twelve, with a typical duration of six minutes, which amounts to more than twenty hours of a receptionist's month spent translating English into English.

Some colleagues worry that simple words insult educated patients. My experience suggests the contrary. Nobody has ever complained to me that a label on a medicine was too easy to understand. A surgeon with a fever reads no better than anyone else with a fever.

I propose that we test a two-page version, written with patients and not merely for them, in one waiting room this autumn. If the calls do not fall by half, I will personally photocopy the old form for a year.`,
  },
  [
    choice(
      'craft.purpose',
      0.0,
      "What is the author's main purpose?",
      [
        'To persuade colleagues to try a shorter and clearer form',
        'The last paragraph proposes a test of “a two-page version.”',
      ],
      [
        [
          'To inform patients about the reasons for a long form',
          'confuses-audience',
          'The text speaks to colleagues (“our clinic,” “I propose that we test”).',
        ],
        [
          'To explain how medical terms are derived and defined',
          'takes-detail-for-purpose',
          'The terms are quoted as examples of difficulty, not explained.',
        ],
        [
          'To complain that receptionists waste their time at work',
          'distorts-detail',
          "The receptionist's hours are cited as a cost of the form.",
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.3,
      'The author is most likely',
      [
        "a member of the clinic's staff.",
        'The author writes of “our clinic,” “our attorney,” and “some colleagues.”',
      ],
      [
        [
          'a patient waiting for surgery.',
          'confuses-narrator',
          'The author hands forms out and does not fill one in.',
        ],
        [
          'a lawyer who defends hospitals.',
          'confuses-narrator',
          'The attorney is someone the author asked to help.',
        ],
        [
          'an editor at a printing company.',
          'sounds-plausible',
          'Nothing connects the author with printing except a promise to photocopy.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.6,
      'What does the phrase “translating English into English” suggest?',
      [
        'The form is so unclear that its own language needs explaining.',
        'The receptionist spends twenty hours restating in plain words what the form says.',
      ],
      [
        [
          'The patients should be helped by a professional interpreter.',
          'too-literal',
          'No second language is involved in the phrase.',
        ],
        [
          'The receptionist has been trained as a teacher of English.',
          'not-stated',
          'Training is not mentioned; the phrase is ironic.',
        ],
        [
          'The form has already been rewritten once by the front desk.',
          'not-stated',
          'No rewriting is reported before the proposal.',
        ],
      ],
    ),
    select(
      'integration.argument',
      0.4,
      'Which **two** pieces of evidence does the author offer?',
      [
        [
          'A count of telephone calls about the form',
          'In March the desk counted the calls: “there were two hundred and twelve.”',
        ],
        [
          'An unsuccessful search for a lost lawsuit',
          'Neither the author nor the attorney has found such a case.',
        ],
      ],
      [
        [
          'A survey of what educated patients prefer',
          'not-stated',
          'The author relies on experience, not on a survey.',
        ],
        [
          'A comparison with the form of another clinic',
          'not-stated',
          'No other clinic is mentioned.',
        ],
        [
          'A test of two pages in one waiting room',
          'wrong-time-order',
          'The test is proposed for the autumn and has not been held.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.7,
      'Which worry does the sentence about a surgeon with a fever answer?',
      [
        'That plain wording may offend highly educated people',
        'The paragraph begins with the worry that “simple words insult educated patients.”',
      ],
      [
        [
          'That hospital staff may get infections from patients',
          'too-literal',
          'The fever illustrates reading under stress, not infection.',
        ],
        [
          'That precise terms protect the clinic against lawsuits',
          'wrong-paragraph',
          'The matter of lawsuits is answered in the second paragraph.',
        ],
        [
          'That a shorter form may leave out important symptoms',
          'sounds-plausible',
          'Nobody in the passage raises this worry.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.2,
      'What does the offer in the final sentence show about the author?',
      [
        'Strong confidence that the new form will succeed',
        'A person offers such a forfeit only when expecting not to have to pay it.',
      ],
      [
        [
          'Real enjoyment of routine work in the office',
          'too-literal',
          'The year of copying is a forfeit, not a pleasure.',
        ],
        [
          'Some doubt that the old form should be changed',
          'opposite',
          'The author proposes the change and bets on it.',
        ],
        [
          'Great annoyance at having to copy so many pages',
          'not-stated',
          'No such annoyance is expressed.',
        ],
      ],
    ),
  ],
);
