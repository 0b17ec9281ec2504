import { choice, readingSet, supply } from '../authoring.js';

/** Table of Contents of a First-Year Text: index text with 4 items. */
export const contentsNursingText = readingSet(
  {
    id: 'reading.contents-nursing-text',
    title: 'Table of Contents of a First-Year Text',
    kind: 'index',
    text: `**Contents of *Foundations of Patient Care***

| Chapter | Title | Begins on page |
| --- | --- | --- |
| | **Part One: The Setting** | |
| 1 | People Who Give Care: Roles and Teams | 3 |
| 2 | Speaking and Listening | 27 |
| 3 | Records, Privacy, and the Law | 51 |
| | **Part Two: Safety** | |
| 4 | Preventing Infection | 79 |
| 5 | Moving and Positioning Patients | 112 |
| 6 | Responding to Emergencies | 140 |
| | **Part Three: Measurement** | |
| 7 | Pulse, Breathing, and Blood Pressure | 171 |
| 8 | Temperature, Height, and Weight | 205 |
| 9 | Fluids: Intake and Output | 228 |
| | **Part Four: Daily Living** | |
| 10 | Bathing, Skin, and Pressure Injuries | 251 |
| 11 | Meals and Swallowing | 280 |
| | Glossary | 301 |
| | Index | 319 |`,
  },
  [
    choice(
      'key-ideas.locate',
      -0.7,
      'In which chapter would a student most likely find how to prevent sores in a patient who lies in bed for weeks?',
      [
        'Bathing, Skin, and Pressure Injuries',
        'Sores from long lying are injuries caused by pressure on the skin, the subject of Chapter 10.',
      ],
      [
        [
          'Preventing Infection',
          'matches-one-word',
          '“Preventing” stands in this title, but a pressure sore is an injury and not an infection.',
        ],
        [
          'Temperature, Height, and Weight',
          'wrong-entry',
          'This chapter is about measurements of the body.',
        ],
        [
          'Responding to Emergencies',
          'wrong-entry',
          'A sore that forms over weeks is not an emergency to respond to.',
        ],
      ],
    ),
    supply(
      'key-ideas.locate',
      -0.2,
      'On which page does the first chapter of the part about safety begin? Type the number.',
      {
        answer: '79',
        kind: 'number',
        rationale:
          'Part Two is “Safety,” and its first chapter, “Preventing Infection,” begins on page 79.',
      },
      [
        ['112', 'wrong-detail', 'Page 112 begins the second chapter of that part.'],
        ['51', 'off-by-one-row', 'Page 51 begins the last chapter of Part One.'],
      ],
    ),
    choice(
      'key-ideas.locate',
      0.4,
      'Which chapter of the text is the longest?',
      [
        'Pulse, Breathing, and Blood Pressure',
        'It runs from page 171 to page 204, which is 34 pages.',
      ],
      [
        [
          'Preventing Infection',
          'miscounts-pages',
          'It runs from page 79 to page 111, which is 33 pages.',
        ],
        [
          'Moving and Positioning Patients',
          'miscounts-pages',
          'It runs from page 112 to page 139, which is 28 pages.',
        ],
        [
          'Responding to Emergencies',
          'miscounts-pages',
          'It runs from page 140 to page 170, which is 31 pages.',
        ],
      ],
    ),
    choice(
      'key-ideas.locate',
      -1.0,
      'A student meets an unfamiliar term and wants a short definition of it. Where should the student look first?',
      ['The glossary, on page 301', 'A glossary lists terms with short definitions.'],
      [
        [
          'The index, on page 319',
          'confuses-glossary-and-index',
          'An index gives page numbers, not definitions.',
        ],
        [
          'Chapter 2, on page 27',
          'matches-one-word',
          'Speaking and listening concern conversation with patients.',
        ],
        [
          'Chapter 3, on page 51',
          'sounds-plausible',
          'Records and law do not include a list of definitions.',
        ],
      ],
    ),
  ],
);
