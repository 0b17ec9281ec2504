import { choice, order, readingSet } from '../authoring.js';

/** Hearing Without the Ear: technical text with 6 items. */
export const cochlearImplant = readingSet(
  {
    id: 'reading.cochlear-implant',
    title: 'Hearing Without the Ear',
    kind: 'technical',
    text: `A hearing aid makes sounds louder. For a person whose inner ear contains few working hair cells, the tiny sensors that turn vibration into nerve signals, louder is not enough, since there is nothing left to respond. A cochlear implant takes another route: it bypasses the damaged part altogether and speaks to the nerve directly.

The system has an external and an internal half. Behind the ear the user wears a microphone and a processor, which divides the incoming sound into a number of bands, from low to high, and decides many times a second how strong each band is. The result is transmitted by radio across the skin to a receiver that a surgeon has placed under it. From the receiver a thin wire carrying up to two dozen electrodes runs into the cochlea, the snail-shaped chamber of the inner ear. Because the nerve fibers in the cochlea are arranged by pitch, high notes at the entrance and low ones toward the center, a pulse at one electrode is perceived as high and a pulse at another as low.

Some three thousand hair cells of the inner row have been replaced, in effect, by fewer than two dozen contacts, and the first impression is accordingly strange. Adults who once heard normally often describe voices as robotic or squeaky. Over weeks and months of use the brain learns to interpret the new code, and most of them come to understand speech in a quiet room. Music, which depends on finer distinctions of pitch, usually remains difficult.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.2,
      'Which sentence best summarizes the passage on the cochlear implant?',
      [
        'It replaces missing sensors by stimulating the nerve, with results that the brain must learn to use.',
        'The first two paragraphs explain the route to the nerve, and the third how “the brain learns to interpret the new code.”',
      ],
      [
        [
          'It makes sounds louder than a hearing aid could, with results that are useful in any quiet room.',
          'contradicts-text',
          'The implant takes “another route” than making sounds louder.',
        ],
        [
          'It divides sound into a number of bands, with a processor that is worn by its user behind the ear.',
          'true-but-not-main-idea',
          'This is one part of the system.',
        ],
        [
          'It restores the hair cells of the inner row, with the result that music can be enjoyed once more.',
          'contradicts-text',
          'The hair cells are bypassed, and music “usually remains difficult.”',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      0.0,
      'Put the path of a sound through the system in order.',
      'The sound goes from the microphone to the processor, by radio to the receiver, along the wire to an electrode, and into the nerve.',
      'places-receiver-first',
      [
        ['The microphone picks up the sound.', 'The microphone is worn behind the ear.'],
        [
          'The processor divides it into bands.',
          'The processor “divides the incoming sound into a number of bands.”',
        ],
        ['The result crosses the skin by radio.', 'It is “transmitted by radio across the skin.”'],
        [
          'The receiver passes it along a wire.',
          'The wire runs from the receiver into the cochlea.',
        ],
        ['An electrode stimulates nerve fibers.', 'The electrodes give pulses inside the cochlea.'],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.5,
      'A pulse reaches an electrode near the entrance of the cochlea. What does the user most likely perceive?',
      [
        'A high sound',
        'The fibers for high notes lie “at the entrance and low ones toward the center.”',
      ],
      [
        ['A low sound', 'reverses-relation', 'Low notes belong toward the center.'],
        [
          'A loud sound',
          'confuses-property',
          'Position decides pitch; loudness depends on how strong a band is.',
        ],
        [
          'A faint sound',
          'confuses-property',
          'Position decides pitch; loudness depends on how strong a band is.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.4,
      'Why is a hearing aid of little use to the people described in the first paragraph?',
      [
        'They lack sensors that could respond to a stronger vibration.',
        '“Louder is not enough, since there is nothing left to respond.”',
      ],
      [
        [
          'They hear sounds that are already much too loud for comfort.',
          'not-stated',
          'Discomfort from loud sounds is not mentioned.',
        ],
        [
          'They are unable to wear an instrument that sits on the ear.',
          'contradicts-text',
          'Part of the implant is worn behind the ear too.',
        ],
        [
          'They have learned to understand speech by watching the lips.',
          'not-stated',
          'Lip-reading is not mentioned.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      -0.2,
      'In the first paragraph, “bypasses” most nearly means',
      ['goes around.', 'The implant takes another route and “speaks to the nerve directly.”'],
      [
        [
          'breaks apart.',
          'confuses-relation',
          'The part is already damaged, and the implant does not break it.',
        ],
        ['looks over.', 'wrong-sense-of-word', 'To pass over in reading is another idea.'],
        ['makes whole.', 'opposite', 'The damaged part is not repaired.'],
      ],
    ),
    choice(
      'integration.evidence',
      0.5,
      'Which fact best explains why voices may at first seem robotic?',
      [
        'A few contacts stand in for thousands of cells.',
        'The cells “have been replaced, in effect, by fewer than two dozen contacts.”',
      ],
      [
        [
          'A radio signal has to pass through the skin.',
          'irrelevant-detail',
          'The transmission is not named as a cause of the strange impression.',
        ],
        [
          'A surgeon places the receiver below the skin.',
          'irrelevant-detail',
          'The place of the receiver does not explain the sound.',
        ],
        [
          "A processor is worn behind the user's own ear.",
          'irrelevant-detail',
          'Where it is worn does not explain the sound.',
        ],
      ],
    ),
  ],
);
