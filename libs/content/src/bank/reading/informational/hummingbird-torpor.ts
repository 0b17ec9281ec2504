import { choice, readingSet, select } from '../authoring.js';

/** Nearly Switched Off: informational text with 6 items. */
export const hummingbirdTorpor = readingSet(
  {
    id: 'reading.hummingbird-torpor',
    title: 'Nearly Switched Off',
    kind: 'informational',
    text: `A hovering hummingbird burns energy more rapidly, for its weight, than almost any other animal with a backbone. By day it pays for this extravagance by visiting hundreds of flowers. The difficulty is the night, when it cannot feed, for a bird that weighs no more than a coin loses heat quickly and has scarcely any fat to spare.

Many species solve the problem by entering a state called torpor. The body temperature, normally about forty degrees Celsius, is allowed to sink until it approaches that of the surrounding air; in certain species of the Andes, values close to three degrees have been recorded. The heart, which may beat more than a thousand times a minute in flight, slows to fewer than a hundred beats. A bird in this condition feels cold to the touch and does not react to being lifted from its branch. By such means it may save more than half of the energy that an ordinary night would cost.

If torpor is so economical, one might ask why the birds do not rely on it every night. The answer is that it has its own price. A torpid bird cannot flee, warming up requires twenty minutes or longer and a burst of energy, and sleep of the usual kind, with whatever repairs it accomplishes, seems to be postponed. Individuals that have fed well often spend the night merely asleep. Torpor, in other words, is not so much a habit as a form of insurance, claimed when the accounts at sunset do not balance.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.1,
      'Which sentence best summarizes the passage on hummingbirds?',
      [
        'They can survive the night at low cost, but they pay for it in safety and sleep.',
        'The second paragraph describes the saving, and the third says that torpor “has its own price.”',
      ],
      [
        [
          'They burn energy quickly, which obliges them to visit hundreds of flowers by day.',
          'true-but-not-main-idea',
          'This prepares the problem of the night.',
        ],
        [
          'They let the temperature of the body sink each night in order to rest more deeply.',
          'contradicts-text',
          'Well-fed birds often do not, and usual sleep “seems to be postponed.”',
        ],
        [
          'They are in great danger in the Andes, where the nights are too cold for any bird.',
          'goes-beyond-text',
          'Andean species are named for their low temperatures and not for dying.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.5,
      'What does the author mean by calling torpor “a form of insurance, claimed when the accounts at sunset do not balance”?',
      [
        'It is used when the bird has taken in too little energy by day.',
        'Individuals “that have fed well often spend the night merely asleep.”',
      ],
      [
        [
          'It is used when two birds compete for the same group of flowers.',
          'not-stated',
          'Competition is not mentioned.',
        ],
        [
          'It is used when the sun sets earlier than the bird had expected.',
          'too-literal',
          'Sunset is the time at which the energy of the day is reckoned.',
        ],
        [
          'It is used when the bird has stored more fat than it can carry.',
          'opposite',
          'A bird with much fat would not need it.',
        ],
      ],
    ),
    select(
      'key-ideas.locate',
      0.0,
      'Which **two** costs of torpor does the passage name?',
      [
        ['The bird is unable to escape from danger.', '“A torpid bird cannot flee.”'],
        ['The bird must spend energy on warming up.', 'Warming up requires “a burst of energy.”'],
      ],
      [
        ['The bird loses the feathers of its wings.', 'not-stated', 'Feathers are not mentioned.'],
        ['The bird forgets where the flowers stand.', 'not-stated', 'Memory is not mentioned.'],
        [
          'The bird needs a higher body temperature.',
          'opposite',
          'The temperature is allowed to sink.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      -0.1,
      'In the first paragraph, “this extravagance” refers to',
      [
        'the great use of energy in hovering.',
        'The sentence before says that it “burns energy more rapidly” than almost any other such animal.',
      ],
      [
        [
          'the large number of flowers it visits.',
          'confuses-cause-and-payment',
          'Visiting flowers is how it pays for the extravagance.',
        ],
        ["the bright color of the bird's feathers.", 'not-stated', 'Color is not mentioned.'],
        [
          'the long sleep that it takes at night.',
          'wrong-part',
          'The night is mentioned afterward as the difficulty.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.5,
      'On which night would torpor be most likely, according to the passage?',
      [
        'After a day of rain that kept a bird from feeding',
        'Torpor is used when a bird has fed too little to last the night.',
      ],
      [
        [
          'After a day of sun that opened a field of flowers',
          'opposite',
          'A bird that has fed well is likely to sleep as usual.',
        ],
        [
          'After a day on which a bird rested in the afternoon',
          'weak-evidence',
          'Rest by day does not decide how well a bird has fed.',
        ],
        [
          'After a day on which several birds shared a feeder',
          'weak-evidence',
          'A feeder may provide enough for each of them.',
        ],
      ],
    ),
    choice(
      'craft.purpose',
      0.4,
      'Why does the author raise a question at the beginning of the third paragraph?',
      [
        'To introduce the disadvantages of something just praised',
        'The question why birds do not rely on torpor leads to “its own price.”',
      ],
      [
        [
          'To admit that the figures in the passage are uncertain',
          'not-stated',
          'The figures are not questioned.',
        ],
        [
          'To invite readers to observe the birds for themselves',
          'not-stated',
          'No observation is suggested to readers.',
        ],
        [
          'To change the subject from the body to the nest of a bird',
          'not-stated',
          'The nest is not mentioned.',
        ],
      ],
    ),
  ],
);
