import { choice, order, readingSet } from '../authoring.js';

/** How Headphones Subtract Sound: technical text with 6 items. */
export const noiseCancelling = readingSet(
  {
    id: 'reading.noise-cancelling',
    title: 'How Headphones Subtract Sound',
    kind: 'technical',
    text: `Sound travels as a series of small changes in air pressure. Where pressure rises above its resting level there is a crest; where it falls below there is a trough. If two waves of equal strength reach the same point, and the crests of one arrive together with the troughs of the other, the changes cancel, and a listener at that point hears very little. Engineers call this destructive interference, and noise-cancelling headphones produce it deliberately.

A tiny microphone on the outside of each ear cup samples the approaching noise. A processor inverts the signal, turning every rise into an equal fall, and sends the result to the loudspeaker together with the music. In many models a second microphone, placed inside the cup, measures what remains and lets the processor correct its estimate. The entire calculation must be finished before the original noise has traveled the centimeter or two from the microphone to the ear, which takes less than a ten-thousandth of a second.

The method works best with noise that is low in pitch and steady, such as the drone of an aircraft engine. A low sound has long waves, so that a slight error in timing hardly matters, and a steady one can be predicted. Sudden or high-pitched sounds, such as a dropped tray or a child's shout, change too quickly for the correction to match. For those the headphones depend on the older remedy, a thick cushion that keeps the sound out.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.1,
      'Which sentence best summarizes the passage about headphones?',
      [
        'They add an inverted copy of the noise, which cancels low and steady sounds best.',
        'The first two paragraphs explain inversion and cancelling; the third says where it “works best.”',
      ],
      [
        [
          'They use a thick cushion, which keeps out the shouts and other high-pitched sounds.',
          'true-but-not-main-idea',
          'The cushion is “the older remedy” named at the end.',
        ],
        [
          'They make the music louder, which covers the drone of engines and similar noises.',
          'contradicts-text',
          'Noise is cancelled by its inverse, not covered by louder music.',
        ],
        [
          'They measure the pressure of the air, which varies with the pitch of every sound.',
          'distorts-detail',
          "Pressure changes describe sound; the headphones' task is to cancel it.",
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      0.1,
      'Put the path of the noise signal through the headphones in order.',
      'The outer microphone samples, the processor inverts, the loudspeaker plays the result, and the inner microphone then measures what is left.',
      'puts-correction-first',
      [
        ['The outer microphone picks up the noise.', 'It “samples the approaching noise.”'],
        ['The processor inverts the signal.', 'It turns “every rise into an equal fall.”'],
        [
          'The loudspeaker plays the inverted signal.',
          'The result is sent “to the loudspeaker together with the music.”',
        ],
        [
          'The inner microphone measures what remains.',
          'The second microphone is placed inside the cup.',
        ],
        [
          'The processor corrects its estimate.',
          'The measurement “lets the processor correct its estimate.”',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.6,
      'Why does a slight error in timing matter more for high-pitched sounds?',
      [
        'Their waves are short, so a small shift separates crests from troughs.',
        'The passage says that with long waves an error “hardly matters”; the reverse follows for short ones.',
      ],
      [
        [
          'Their waves are stronger, so the loudspeaker is unable to match them.',
          'not-stated',
          'Strength is not said to depend on pitch.',
        ],
        [
          'Their waves travel faster, so they arrive before the music is played.',
          'misconception-speed-depends-on-pitch',
          'The passage does not say that pitch changes the speed of sound.',
        ],
        [
          'Their waves are steady, so the processor has no reason to predict them.',
          'opposite',
          'Steady sounds are the ones that can be predicted.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      -0.4,
      'In the second paragraph, “inverts” most nearly means',
      ['reverses.', 'The sentence explains it: “turning every rise into an equal fall.”'],
      [
        [
          'amplifies.',
          'sounds-plausible',
          'The fall is equal to the rise, so the signal does not grow.',
        ],
        ['delays.', 'contradicts-text', 'The calculation must be finished as quickly as possible.'],
        [
          'records.',
          'related-process',
          'The microphone samples the noise; inverting is the next step.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.2,
      'Which noise would the headphones be most likely to reduce well?',
      [
        'The constant hum of a large ventilation fan',
        "A fan's hum is low and steady, like the “drone of an aircraft engine.”",
      ],
      [
        [
          'The sharp crack of a plate hitting the floor',
          'contradicts-text',
          'Such a sound is sudden, like “a dropped tray.”',
        ],
        [
          'The bark of a small dog that is left outside',
          'contradicts-text',
          'A bark is sudden and cannot be predicted.',
        ],
        [
          'The beep of a timer that sounds once an hour',
          'contradicts-text',
          'A beep is high-pitched and brief.',
        ],
      ],
    ),
    choice(
      'key-ideas.locate',
      -0.5,
      'What is the function of the second microphone?',
      [
        'To measure the sound left inside the cup',
        'The microphone inside the cup “measures what remains.”',
      ],
      [
        [
          'To sample the noise outside the ear cup',
          'wrong-detail',
          'That is the function of the first microphone.',
        ],
        [
          'To let the wearer speak on a telephone',
          'not-stated',
          'Telephone calls are not mentioned.',
        ],
        [
          'To add the music to the inverted signal',
          'wrong-detail',
          'The processor sends the music and the signal to the loudspeaker.',
        ],
      ],
    ),
  ],
);
