import { choice, order, readingSet, select } from '../authoring.js';

/** Act Two in the Dark: narrative text with 6 items. */
export const lightsOut = readingSet(
  {
    id: 'reading.lights-out',
    title: 'Act Two in the Dark',
    kind: 'narrative',
    text: `The storm took the power eleven minutes into the second act. One moment the stage of the Marlow Community Theater was a sunlit kitchen; the next there was only the sound of three hundred people drawing in their breath, and, somewhere in the wings, of a tray of cups meeting the floor.

Priya, who was seventeen and responsible for nothing more important than the curtain, waited for an adult to do something, while somewhere behind her the stage manager slapped at a dead headset. On the stage the two actors stood motionless, since each of them expected the other to speak. It occurred to her that everybody in the building was doing precisely what she was doing.

She had a flashlight clipped to her belt, and so she walked to the edge of the stage, knelt, and laid it on the boards so that its beam lit the table from below. It was not much, a pale fan of light the width of a door, but into it, after a moment, the older actor moved his hand. “Well,” he said in his character's voice, “it seems your mother has forgotten the electric bill.” The laughter was enormous, and presently a second flashlight appeared from the left wing, followed by a third. By the time the scene reached its quarrel, some forty members of the audience were holding up their telephones, and the kitchen had acquired a trembling silver dawn that no designer had planned.

The newspaper called the lighting inspired. Priya cut out the review and underlined nothing, but she kept the flashlight.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.2,
      'Which sentence best states the theme of the story?',
      [
        'One small act can start others moving when everyone is waiting.',
        'Everybody “was doing precisely what she was doing,” that is, waiting; her flashlight is followed by others.',
      ],
      [
        [
          'A good actor is able to save a play without any help at all.',
          'overgeneralises',
          "The actor's joke is made possible by Priya's light and the help of many.",
        ],
        [
          'Young people should be given more responsibility in a theater.',
          'goes-beyond-text',
          'The story does not argue about who should be responsible.',
        ],
        [
          'Those who plan for a storm will not be surprised when it comes.',
          'not-stated',
          'Nobody had planned for the loss of power.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.3,
      'What does Priya realize at the end of the second paragraph?',
      [
        'The adults are waiting for someone else to act, as she is.',
        '“Everybody in the building was doing precisely what she was doing”: waiting for somebody to do something.',
      ],
      [
        [
          'The adults are angry with her for failing to close a curtain.',
          'not-stated',
          'Nobody is angry with her.',
        ],
        [
          'The adults are afraid that the storm may damage the building.',
          'not-stated',
          'Fear of damage is not mentioned.',
        ],
        [
          'The adults are trying to reach the power company by telephone.',
          'distorts-detail',
          'The stage manager slaps at a dead headset; no call is made.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.4,
      'The phrase “a trembling silver dawn” describes',
      [
        'unsteady light from many telephones.',
        'Forty members of the audience were “holding up their telephones,” and their hands shook.',
      ],
      [
        [
          'the first sunlight after the storm.',
          'too-literal',
          'The play is still going on, and the light is compared to a dawn.',
        ],
        [
          'the painted backdrop of the kitchen.',
          'wrong-detail',
          'The kitchen set was sunlit before the power failed.',
        ],
        [
          'a special effect made by a designer.',
          'contradicts-text',
          'It was a light “that no designer had planned.”',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      -0.3,
      'Put the events in the theater in order.',
      'The power fails, Priya lays down her light, the actor moves into it and speaks, the audience laughs, and other lights follow.',
      'misplaces-laughter',
      [
        ['A tray of cups falls in the wings.', 'It is heard at the moment when the power fails.'],
        ['Priya sets a flashlight on the boards.', 'She acts after waiting for an adult.'],
        [
          'An actor moves a hand into the beam.',
          'He moves his hand into the light “after a moment.”',
        ],
        [
          'A line about a bill makes people laugh.',
          'He speaks once he stands in the light, and “the laughter was enormous.”',
        ],
        ['A second flashlight comes from the wings.', 'It appears after the laughter.'],
        [
          'Members of the audience hold up telephones.',
          'They do so “by the time the scene reached its quarrel.”',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.5,
      'Why is it ironic that the newspaper “called the lighting inspired”?',
      [
        'The reviewer takes an accident for a deliberate design.',
        'The light came from flashlights and telephones, and “no designer had planned” it.',
      ],
      [
        [
          'The reviewer had left before the second act was over.',
          'not-stated',
          'Nothing says that the reviewer left.',
        ],
        [
          'The reviewer believes that the storm was a part of the play.',
          'not-stated',
          'The review praises the lighting; what the reviewer thought of the storm is not told.',
        ],
        [
          'The reviewer knows that the bill had not been paid.',
          'too-literal',
          "The bill is the actor's joke.",
        ],
      ],
    ),
    select(
      'integration.evidence',
      0.3,
      'Which **two** details best support the idea that Priya is modest?',
      [
        [
          'She underlines nothing in the review.',
          'Leaving the praise unmarked shows that she does not boast.',
        ],
        [
          'She lays her light down and does not speak.',
          'She helps quietly and leaves the stage to the actors.',
        ],
      ],
      [
        [
          'She is in charge of the curtain.',
          'irrelevant-detail',
          'A task assigned to her does not show her attitude.',
        ],
        [
          "She hears the stage manager's headset.",
          'irrelevant-detail',
          'Hearing a sound does not show modesty.',
        ],
        [
          'She is seventeen years old at the time.',
          'irrelevant-detail',
          'Age does not show modesty.',
        ],
      ],
    ),
  ],
);
