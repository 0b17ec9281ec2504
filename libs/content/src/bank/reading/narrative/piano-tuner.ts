import { choice, order, readingSet } from '../authoring.js';

/** The Tuner's Hour: narrative text with 6 items. */
export const pianoTuner = readingSet(
  {
    id: 'reading.piano-tuner',
    title: "The Tuner's Hour",
    kind: 'narrative',
    text: `Every October Mr. Lindqvist came to tune the piano that nobody in our house could play. It had arrived with the house, and my mother, who had bought both from the same estate, maintained that it would be disrespectful to let it decay. He was a narrow, courteous man who asked for a glass of water, set it on the windowsill, and did not drink it.

I was nine the first time I was allowed to remain in the room, where he struck one key repeatedly while he turned a small lever, and I heard a slow pulsing in the sound, as if the note were breathing. “That is two strings quarreling,” he explained, “and I am only here to settle the argument.” The pulsing slowed, and slowed further, and then there was a single clean tone with nothing behind it. When I inquired how he knew the proper moment to stop, he replied that it was the moment at which he no longer noticed himself listening.

The year I turned fourteen he did not come, and a letter from his daughter told us why. My mother inquired about other tuners and eventually let the matter drop. In December, alone in the house, I opened the lid and pressed the keys one after another, and for the first time I could hear the quarrels everywhere.

I have tuned pianos professionally for twenty-two years now, and I invariably ask for a glass of water when I arrive, although it took me a long time to understand what it was for: on a still surface, you can see a string tremble after you have ceased to hear it.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.4,
      'Which sentence best summarizes the narrative?',
      [
        "A child's fascination with a visitor's careful work grows into a life's profession.",
        'The narrator first watches the tuner at nine, hears the “quarrels” at fourteen, and has tuned pianos for twenty-two years.',
      ],
      [
        [
          "A family's respect for an old instrument is rewarded when a child learns to play it.",
          'distorts-detail',
          'The narrator learns to tune; playing is never reported.',
        ],
        [
          "A tuner's habit of leaving a glass full puzzles the members of a family for years.",
          'true-but-not-main-idea',
          'The glass is a recurring detail, explained at the end.',
        ],
        [
          "A daughter's letter persuades a household to look after a piano that had decayed.",
          'distorts-detail',
          'The letter tells why he did not come, and the matter was then dropped.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.3,
      "What does the tuner's image of quarreling strings describe?",
      [
        'The pulsing heard when two tones are not in agreement',
        'He says it of the “slow pulsing,” which disappears when there is “a single clean tone.”',
      ],
      [
        [
          'The dispute about whether the piano ought to be kept',
          'too-literal',
          'No dispute about the piano is told.',
        ],
        [
          'The unpleasant noise of a lever scraping along the wire',
          'wrong-detail',
          'The lever is turned; no scraping is heard.',
        ],
        [
          'The single clean tone that is heard when the work is done',
          'opposite',
          'The clean tone comes when the quarrel has been settled.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.1,
      'What did the letter from the daughter most likely report?',
      [
        'That Mr. Lindqvist had died',
        'He no longer came, the letter “told us why,” and the mother asked about other tuners.',
      ],
      [
        [
          'That Mr. Lindqvist was angry',
          'not-stated',
          'He is described as courteous, and no conflict is told.',
        ],
        [
          'That the visit had been paid for',
          'sounds-plausible',
          'Payment is not mentioned and would not explain his absence.',
        ],
        [
          'That the piano was to be sold',
          'wrong-person',
          "The piano belongs to the narrator's family and not to the tuner's.",
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      -0.4,
      "Put the events of the narrator's life in order.",
      'The narrator is nine, then fourteen; the December evening comes after the letter; the profession and the understanding of the glass come last.',
      'follows-place-not-time',
      [
        ['Being allowed to stay while the tuner works', 'The narrator was nine then.'],
        ['Learning why the tuner has not come', 'This was the year the narrator turned fourteen.'],
        ['Hearing the quarrels in an empty house', 'This was in December of that same year.'],
        [
          'Beginning to work as a tuner of pianos',
          'The narrator has done this work for twenty-two years.',
        ],
        [
          'Understanding the purpose of the water',
          'It took “a long time” in the profession to understand this.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.5,
      'Which statement about the glass of water does the last sentence support?',
      [
        'It was a tool that let the tuner see a faint vibration.',
        '“On a still surface, you can see a string tremble after you have ceased to hear it.”',
      ],
      [
        [
          'It was a courtesy that the tuner was too shy to refuse.',
          'contradicts-text',
          'He asked for the glass himself.',
        ],
        [
          'It was a remedy for the dry air of a room in October.',
          'not-stated',
          'The air of the room is not mentioned.',
        ],
        [
          'It was a joke that the tuner shared with the mother.',
          'not-stated',
          'Nothing suggests a joke.',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.0,
      'From what position does the narrator tell the story?',
      [
        'As an adult who looks back on childhood',
        'The remark “for twenty-two years now” shows that the events lie far in the past.',
      ],
      [
        [
          'As a child who is watching as it happens',
          'misreads-time',
          "The child's view is remembered by an adult.",
        ],
        [
          'As a parent who describes the household',
          'confuses-narrator',
          'The narrator speaks of “my mother.”',
        ],
        [
          'As the tuner who is thinking of a pupil',
          'confuses-narrator',
          'The tuner is described from outside, as “a narrow, courteous man.”',
        ],
      ],
    ),
  ],
);
