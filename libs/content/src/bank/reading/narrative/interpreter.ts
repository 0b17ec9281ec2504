import { choice, order, readingSet } from '../authoring.js';

/** What the Patient Said: narrative text with 6 items. */
export const interpreter = readingSet(
  {
    id: 'reading.interpreter',
    title: 'What the Patient Said',
    kind: 'narrative',
    text: `The agency had warned Leticia that an interpreter was supposed to be a pane of glass: the doctor looked through her and saw the patient, and the patient looked through her and saw the doctor. On her first assignment she sat, accordingly, slightly behind the chair of an elderly man named Don Eusebio and resolved to add nothing.

The doctor, who was brisk and evidently behind schedule, asked whether he was taking the tablets for his blood pressure. Leticia turned the question into Spanish, and Don Eusebio replied that he took them faithfully, thanks be to God, every morning that God gave him coffee. She translated this expression word for word. The doctor smiled, typed “compliant,” and raised the dose, since the pressure was still high.

Leticia stared at the back of the old man's collar. Her own grandfather had spoken like that, and she believed that she had heard something pass through the glass and fall on the other side. It was not her place, however, to ask questions of her own. She considered how one might be faithful to a sentence and yet fail the man who had spoken it.

“The interpreter requests permission to clarify an expression,” she said at last, using the formula she had been taught, and the doctor, evidently surprised, nodded. “Don Eusebio,” she inquired, “how many mornings in a week does God give you coffee?” He held up three fingers, and then, apologetically, folded one of them down.

The doctor took her hands from the keyboard and turned her chair, for the first time, until it faced the patient.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.4,
      'Which sentence best expresses the theme of the story about the interpreter?',
      [
        'Exact words are not enough if their meaning fails to reach the listener.',
        'Leticia sees that one can be “faithful to a sentence and yet fail the man who had spoken it.”',
      ],
      [
        [
          'A worker should follow the rules of an agency without any exception.',
          'contradicts-text',
          'She steps out of the role of a pane of glass, within the formula she was taught.',
        ],
        [
          'A doctor who is in a hurry is likely to choose the wrong medicine.',
          'goes-beyond-text',
          'The medicine is not wrong; the dose is raised for lack of information.',
        ],
        [
          'A patient who lacks money cannot be expected to follow instructions.',
          'not-stated',
          'The text suggests that he lacks coffee, but the theme concerns understanding.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.6,
      'What does the answer with the fingers reveal about Don Eusebio?',
      [
        'He takes his tablets on two days of the week.',
        'He takes them every morning on which he has coffee, and he finally shows two fingers.',
      ],
      [
        [
          'He takes his tablets on three days of the week.',
          'misses-detail',
          'He holds up three fingers but then folds one of them down.',
        ],
        [
          'He takes two tablets with his coffee each day.',
          'misreads-question',
          'Leticia asks how many mornings there are and not how many tablets.',
        ],
        [
          "He has given up coffee on the doctor's advice.",
          'not-stated',
          'No such advice is mentioned.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.5,
      'What is suggested by the words “something pass through the glass and fall on the other side”?',
      [
        'A meaning was lost although each word was translated.',
        'The glass is the interpreter; the doctor did not catch what lay in the mention of coffee.',
      ],
      [
        [
          'A tablet was dropped while the doctor was typing.',
          'too-literal',
          'The glass is an image for the interpreter.',
        ],
        [
          'The patient had spoken too softly to be understood.',
          'not-stated',
          'The volume of his voice is not mentioned.',
        ],
        [
          'The doctor had refused to listen to a translation.',
          'contradicts-text',
          'The doctor heard it and smiled.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.4,
      "What does the doctor's action in the last sentence show?",
      [
        'A decision to give the patient full attention',
        'The doctor leaves the keyboard and for the first time faces the patient.',
      ],
      [
        [
          'A wish to bring the appointment to an end',
          'misreads-tone',
          'Turning toward the patient opens the conversation.',
        ],
        [
          'An irritation at having been interrupted',
          'contradicts-text',
          'The doctor nodded and now turns to the patient.',
        ],
        [
          'A plan to speak Spanish without any help',
          'not-stated',
          "The doctor's knowledge of Spanish is not mentioned.",
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.1,
      'As it is typed by the doctor, “compliant” means that the patient',
      [
        'does what he has been told to do.',
        'The doctor concludes from the answer that he takes the tablets as instructed.',
      ],
      [
        ['raises many objections.', 'confuses-word', 'This is nearer to *complaining*.'],
        ['is able to bend easily.', 'confuses-word', 'This is nearer to *pliant*.'],
        ['has been cured at last.', 'contradicts-text', 'The pressure is still high.'],
      ],
    ),
    order(
      'key-ideas.sequence',
      -0.3,
      'Put the events of the appointment in order.',
      'The question is asked and answered, the dose is raised, Leticia asks to clarify, and the fingers are shown before the doctor turns.',
      'misplaces-higher-dose',
      [
        ['The doctor asks about the tablets.', 'This is the question that opens the appointment.'],
        ['The patient mentions coffee.', 'He replies to the question with this expression.'],
        ['The doctor raises the dose.', 'The dose is raised after the translation.'],
        ['Leticia asks permission to clarify.', 'She speaks up “at last,” after thinking it over.'],
        ['The patient folds one finger down.', 'He answers her question with his fingers.'],
        ['The doctor turns the chair.', 'The chair is turned in the last sentence.'],
      ],
    ),
  ],
);
