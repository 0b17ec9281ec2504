import { choice, order, readingSet, supply } from '../authoring.js';

/** Moving Heat Instead of Making It: technical text with 6 items. */
export const heatPump = readingSet(
  {
    id: 'reading.heat-pump',
    title: 'Moving Heat Instead of Making It',
    kind: 'technical',
    text: `A furnace makes heat by burning fuel, and an electric heater makes it by forcing current through a wire. A heat pump makes very little heat of its own; it carries heat from one place to another, in the same way that a refrigerator carries it from the food compartment to the kitchen.

The carrier is a fluid called a refrigerant, which boils at a very low temperature. Outdoors, at low pressure, the cold liquid absorbs heat from the air and evaporates. Since the liquid is colder than even winter air, heat flows into it although the day may feel bitter. A compressor then squeezes the vapor, which raises its pressure and its temperature. Indoors, the hot vapor gives up its heat to the rooms and condenses into a liquid again. Finally the liquid passes through a narrow valve, where its pressure drops suddenly, and it returns outdoors colder than before. A reversing valve can exchange the roles of the two coils, so that in summer the same machine cools the house.

Because the electricity is used for moving heat, one kilowatt-hour of electricity can deliver two, three, or even four kilowatt-hours of heat. The ratio falls as the weather grows colder, since there is less heat outdoors to collect and it must be lifted through a greater difference in temperature. Older models were poorly suited to severe winters for this reason. Newer compressors, which vary their speed, work well below freezing, although in the coldest regions a backup heater is often installed.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.1,
      'Which sentence best summarizes the passage on heat pumps?',
      [
        'They transfer heat by evaporating and condensing a fluid, with less gain in severe cold.',
        'The second paragraph explains the cycle, and the third why “the ratio falls as the weather grows colder.”',
      ],
      [
        [
          'They produce heat by squeezing a fluid, which makes them like a furnace without a flame.',
          'contradicts-text',
          'A heat pump “makes very little heat of its own.”',
        ],
        [
          'They contain a reversing valve, which permits one machine to warm and to cool a house.',
          'true-but-not-main-idea',
          'The reversing valve is one feature of the machine.',
        ],
        [
          'They need a backup heater, which shows that they are poorly suited to cold countries.',
          'overgeneralises',
          'Backup is often installed “in the coldest regions,” and newer models work well below freezing.',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      0.1,
      'Put the stages of the refrigerant in winter in order, beginning outdoors.',
      'The liquid evaporates outdoors, is compressed, condenses indoors, passes through the valve, and returns outdoors.',
      'swaps-evaporation-and-condensation',
      [
        [
          'The cold liquid absorbs heat and evaporates.',
          'This happens “outdoors, at low pressure.”',
        ],
        ['The compressor squeezes the vapor.', '“A compressor then squeezes the vapor.”'],
        ['The hot vapor gives up heat and condenses.', 'This takes place “indoors.”'],
        [
          'The liquid passes through a narrow valve.',
          '“Finally the liquid passes through a narrow valve.”',
        ],
        ['The colder liquid goes back outdoors.', 'It “returns outdoors colder than before.”'],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.4,
      'Why can heat flow into the refrigerant on a bitterly cold day?',
      [
        'The refrigerant is colder than the outdoor air.',
        '“Since the liquid is colder than even winter air, heat flows into it.”',
      ],
      [
        [
          'The refrigerant is warmer than the outdoor air.',
          'reverses-relation',
          'Heat would then flow out of the refrigerant.',
        ],
        [
          'The compressor keeps the outdoor coil above freezing.',
          'contradicts-text',
          'The compressor acts on the vapor after it has absorbed heat.',
        ],
        [
          'The valve lets warm air from the house reach the coil.',
          'not-stated',
          'The valve lowers the pressure of the liquid and carries no air.',
        ],
      ],
    ),
    supply(
      'integration.combine-sources',
      0.2,
      'A heat pump delivers three kilowatt-hours of heat for each kilowatt-hour of electricity. How many kilowatt-hours of electricity does it need to deliver 24 kilowatt-hours of heat? Type the number.',
      {
        answer: '8',
        kind: 'number',
        rationale: 'One kilowatt-hour delivers three, so 24 ÷ 3 = 8 kilowatt-hours are needed.',
        unit: 'kWh',
      },
      [
        [
          '72',
          'multiplies-instead-of-divides',
          'This multiplies the heat by three instead of dividing it.',
        ],
        [
          '24',
          'treats-as-ordinary-heater',
          'An ordinary electric heater would need as much electricity as the heat it gives.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.3,
      'In the last paragraph, “lifted through a greater difference in temperature” means that heat must be',
      [
        'raised from a colder source to a warm room.',
        'The colder the weather, the larger the step from the outdoor to the indoor temperature.',
      ],
      [
        [
          'carried from a lower to a higher floor.',
          'too-literal',
          'Floors are not mentioned; the lifting is a rise in temperature.',
        ],
        [
          'removed from a room that is already hot.',
          'wrong-season',
          'This is the task in summer, and the paragraph is about winter.',
        ],
        [
          'used up before it reaches the upper rooms.',
          'not-stated',
          'The rooms are not said to receive different amounts of heat.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.0,
      'What is the purpose of the comparison with a refrigerator in the first paragraph?',
      [
        'To explain an unfamiliar machine by means of a familiar one',
        'Readers know a refrigerator, which “carries” heat “in the same way.”',
      ],
      [
        [
          'To prove that a refrigerator is a cheap way to heat a kitchen',
          'goes-beyond-text',
          'The cost of a refrigerator is not discussed.',
        ],
        [
          'To suggest that a refrigerator could be used as a heat pump',
          'goes-beyond-text',
          'The machines work alike, but no exchange of their uses is proposed.',
        ],
        [
          'To argue that refrigerators were invented before heat pumps',
          'not-stated',
          'The order of the inventions is not mentioned.',
        ],
      ],
    ),
  ],
);
