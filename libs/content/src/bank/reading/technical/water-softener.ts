import { choice, order, readingSet, select } from '../authoring.js';

/** What Soft Water Gives Up: technical text with 6 items. */
export const waterSoftener = readingSet(
  {
    id: 'reading.water-softener',
    title: 'What Soft Water Gives Up',
    kind: 'technical',
    text: `Rain is nearly pure when it falls, but as it seeps through limestone it dissolves calcium and magnesium. Water that contains a great deal of these minerals is called hard. It is not harmful to drink; the trouble appears when it is heated, for the minerals come out of solution and coat pipes and heating elements with a crust called scale, and when it meets soap, with which the minerals form a sticky film instead of a lather.

A household softener trades one substance for another. Its tank is filled with thousands of tiny plastic beads that carry a negative charge and are loaded with sodium, which is positive and loosely held. Calcium and magnesium are attracted more strongly than sodium, so that, as hard water flows past, they take their places on the beads, and sodium passes into the water instead, a process known as ion exchange.

Eventually the beads have no sodium left to give. The softener then regenerates, usually at night. First, water flows upward through the tank to wash out dirt. Next, strong salt water from a second tank is drawn slowly across the beads; although sodium is held less strongly, it is present in such enormous numbers that it drives the other minerals off. Finally, fresh water rinses the excess salt into the drain, and the tank returns to service.

Two consequences follow. The owner must keep the second tank supplied with salt, and softened water contains a little more sodium than before, so that some people on strict diets leave one kitchen tap unsoftened.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.1,
      'Which sentence best summarizes the passage on water softeners?',
      [
        'They exchange hard minerals for sodium and must be recharged with salt from time to time.',
        'The second paragraph explains the exchange, and the third the regeneration with salt water.',
      ],
      [
        [
          'They remove the minerals from water by heating it until a crust forms inside the tank.',
          'confuses-problem-and-solution',
          'Heating and scale are the trouble that hard water causes.',
        ],
        [
          'They protect people on strict diets, who ought not to drink water that contains calcium.',
          'distorts-detail',
          'These people may avoid the added sodium, and hard water “is not harmful to drink.”',
        ],
        [
          'They work at night, when water flows upward through the tank to wash away loose dirt.',
          'true-but-not-main-idea',
          'This is one step of regeneration.',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      -0.1,
      'Put the stages of regeneration in order.',
      '“First,” “next,” and “finally” mark the order in the third paragraph.',
      'swaps-rinse-and-backwash',
      [
        [
          'The beads run out of sodium.',
          'Regeneration starts when the beads “have no sodium left to give.”',
        ],
        ['Water flows upward and removes dirt.', 'This step is introduced by “first.”'],
        ['Salt water is drawn across the beads.', 'This step is introduced by “next.”'],
        ['Fresh water rinses away excess salt.', 'This step is introduced by “finally.”'],
        ['The tank goes back into service.', 'After the rinse “the tank returns to service.”'],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.5,
      'Why can sodium drive off minerals that are held more strongly?',
      [
        'It arrives in far greater numbers.',
        '“It is present in such enormous numbers that it drives the other minerals off.”',
      ],
      [
        [
          'It becomes stronger during the night.',
          'confuses-detail',
          'Night is merely the usual time.',
        ],
        [
          'It is heated in the second tank.',
          'not-stated',
          'No heating takes place in the softener.',
        ],
        [
          'It carries a negative charge.',
          'contradicts-text',
          'Sodium is positive; the beads are negative.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      -0.2,
      'In the second paragraph, “loaded with” most nearly means',
      ['filled with.', 'The beads carry sodium at the beginning, as a truck carries a load.'],
      [
        ['weighed down by.', 'wrong-sense-of-word', 'The weight of the sodium is not the point.'],
        ['prepared to fire.', 'wrong-sense-of-word', 'This sense is used of weapons.'],
        ['protected from.', 'opposite', 'The beads hold the sodium and are not shielded from it.'],
      ],
    ),
    select(
      'key-ideas.locate',
      -0.3,
      'Which **two** effects of hard water does the passage describe?',
      [
        [
          'A crust that forms on heating elements',
          'The minerals “coat pipes and heating elements with a crust called scale.”',
        ],
        [
          'A sticky film that forms with soap',
          'The minerals “form a sticky film instead of a lather.”',
        ],
      ],
      [
        ['A salty taste that spoils a meal', 'not-stated', 'Taste is not mentioned.'],
        ['A danger for people who drink it', 'contradicts-text', '“It is not harmful to drink.”'],
        ['A loss of pressure in the pipes', 'not-stated', 'Pressure is not mentioned.'],
      ],
    ),
    choice(
      'craft.structure',
      0.5,
      'What is the meaning of the title, “What Soft Water Gives Up”?',
      [
        'Softening removes minerals but brings costs of its own.',
        'The water gives up calcium and magnesium, and the owner accepts the salt and the added sodium.',
      ],
      [
        [
          'Softening removes the dirt that makes water harmful.',
          'contradicts-text',
          'Hard water is not harmful, and dirt is washed from the tank.',
        ],
        [
          'Softening is a method that most owners soon abandon.',
          'wrong-sense-of-word',
          '“Gives up” can mean *abandons*, but no owner in the passage does so.',
        ],
        [
          'Softening makes water flow upward in household pipes.',
          'distorts-detail',
          'The upward flow is part of cleaning the tank.',
        ],
      ],
    ),
  ],
);
