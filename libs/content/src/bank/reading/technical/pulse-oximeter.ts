import { choice, order, readingSet } from '../authoring.js';

/** How a Clip Reads Your Blood: technical text with 6 items. */
export const pulseOximeter = readingSet(
  {
    id: 'reading.pulse-oximeter',
    title: 'How a Clip Reads Your Blood',
    kind: 'technical',
    text: `A pulse oximeter estimates how much of the hemoglobin in arterial blood is carrying oxygen, and it does so without a needle. The sensor, usually a clip on a fingertip, contains two small light sources on one side and a detector on the other. One source emits red light, the other infrared light, which the eye cannot see.

Hemoglobin that carries oxygen absorbs more infrared light and lets more red light pass; hemoglobin without oxygen does the reverse. By switching the sources on and off hundreds of times a second and comparing what reaches the detector, the device obtains a ratio, which its processor converts into a percentage called SpO2.

One difficulty is that light is absorbed by everything in the finger, including skin, bone, and venous blood. The device solves it by attending only to what changes. With each heartbeat a small surge of arterial blood enters the fingertip, and absorption rises slightly and falls again. The steady part of the signal is discarded; the part that pulses belongs to the arteries, and counting the pulses also yields the heart rate.

This principle explains the familiar causes of a poor reading. Cold fingers receive little blood, so that the pulsing signal shrinks. Movement creates changes that are not heartbeats. Dark nail polish blocks part of the light. Carbon monoxide is more treacherous, because hemoglobin that carries it absorbs light much as oxygen-rich hemoglobin does: the display may look reassuring while the patient is in danger.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.2,
      'Which sentence best summarizes the passage on the pulse oximeter?',
      [
        'It compares two kinds of light absorbed by pulsing blood, which explains both its use and its errors.',
        'The second and third paragraphs give the principle, and the fourth derives the poor readings from it.',
      ],
      [
        [
          'It counts heartbeats by flashing two light sources on and off hundreds of times in every second.',
          'true-but-not-main-idea',
          'Heart rate is a by-product; the main result is the share of hemoglobin carrying oxygen.',
        ],
        [
          'It can be fooled by carbon monoxide, which makes it too dangerous for use with most patients.',
          'overgeneralises',
          'The warning concerns one gas; the passage does not call the device too dangerous.',
        ],
        [
          'It measures all of the light absorbed by skin, bone, and blood and then reports the total amount.',
          'contradicts-text',
          'The steady part of the signal is “discarded.”',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.4,
      'Why does the device discard the steady part of the signal?',
      [
        'It comes from tissues other than arterial blood.',
        'Skin, bone, and venous blood absorb light too, and only “the part that pulses belongs to the arteries.”',
      ],
      [
        [
          'It is too weak to be picked up by the detector.',
          'not-stated',
          'It is the pulsing part that can shrink; the steady part is not called weak.',
        ],
        [
          'It is produced by movements of the whole hand.',
          'confuses-relation',
          'Movement creates changes, not a steady signal.',
        ],
        [
          'It contains light that the human eye cannot see.',
          'confuses-relation',
          'Infrared light is invisible, but it is needed for the comparison.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.1,
      'In the last paragraph, “treacherous” most nearly means',
      [
        'dangerous in a way that is hard to notice.',
        'The display “may look reassuring while the patient is in danger,” so the danger is hidden.',
      ],
      [
        [
          'disloyal to a friend who had trusted it.',
          'wrong-sense-of-word',
          'Disloyalty is a sense for people; a gas cannot betray a friend.',
        ],
        [
          'likely to shrink the signal of the pulse.',
          'wrong-detail',
          'Cold fingers shrink the signal; the gas imitates oxygen-rich blood.',
        ],
        [
          'difficult to remove once it is breathed in.',
          'not-stated',
          'Removing the gas is not discussed.',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      0.1,
      'Put the steps by which the device arrives at SpO2 in order.',
      'Light is sent out, partly absorbed, detected, compared as a ratio, and converted into a percentage.',
      'reverses-process',
      [
        [
          'Red and infrared light are sent into the finger.',
          'The two sources stand on one side of the clip.',
        ],
        [
          'Hemoglobin absorbs part of each kind of light.',
          'Each form of hemoglobin absorbs one kind more than the other.',
        ],
        [
          'The detector measures what gets through.',
          'It stands on the other side and receives what is left.',
        ],
        [
          'A ratio is formed from the two measurements.',
          '“Comparing what reaches the detector, the device obtains a ratio.”',
        ],
        [
          'The processor turns the ratio into a percentage.',
          'The ratio is converted “into a percentage called SpO2.”',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.0,
      'A nurse gets no reading from a patient who has just come in from the snow. Which action does the passage best support?',
      [
        "Warming the patient's hand and then repeating the measurement",
        '“Cold fingers receive little blood, so that the pulsing signal shrinks”; warming should restore it.',
      ],
      [
        [
          'Assuming that the patient has breathed in carbon monoxide gas',
          'contradicts-text',
          'Carbon monoxide gives a reading that looks reassuring, not an absent one.',
        ],
        [
          'Asking the patient to move the fingers during the measurement',
          'opposite',
          'Movement “creates changes that are not heartbeats” and makes the reading worse.',
        ],
        [
          'Replacing the red light source with a second infrared source',
          'contradicts-text',
          'The device needs both kinds of light in order to form a ratio.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.5,
      'How is the information in the passage mainly organized?',
      [
        'A principle is explained and is then used to account for problems.',
        'The first three paragraphs explain how it works; the fourth starts, “This principle explains the familiar causes of a poor reading.”',
      ],
      [
        [
          'Two competing devices are compared with regard to their accuracy.',
          'confuses-structure',
          'Two kinds of light are compared, not two devices.',
        ],
        [
          'The stages of an invention are told in the order of their dates.',
          'confuses-structure',
          'No dates or stages of invention are given.',
        ],
        [
          'A common opinion is stated and is then shown to be a mistake.',
          'confuses-structure',
          'The passage begins with a definition, not with an opinion.',
        ],
      ],
    ),
  ],
);
