import { choice, readingSet, select } from '../authoring.js';

/** Route 9 in Snow: narrative text with 6 items. */
export const lastBus = readingSet(
  {
    id: 'reading.last-bus',
    title: 'Route 9 in Snow',
    kind: 'narrative',
    text: `By the time Teodor pulled the last bus of the evening out of the depot, the snow had erased the painted lines on Commerce Street, and he steered between the parked cars by memory. He had driven Route 9 for six weeks, every time in dry weather, and he suspected that the dispatcher had forgotten how recently his training had ended.

At the hospital stop a woman in scrubs climbed aboard and took the seat behind him. Instead of opening a book or looking at a telephone, she watched the road with him, and before each of the bad corners she remarked, as though to herself, on something that she had noticed in other winters: that the hill by the library froze before the rest, that the plows always turned around at the fire station, that the third stop could be skipped tonight because the laundromat closed at nine.

He slowed well before the library hill, where the rear wheels slid, caught, and followed. Neither of them mentioned it.

At the end of the line, as she stood up and zipped her coat, Teodor remarked that she must have driven this route herself. “Eleven years in that seat behind the driver,” she answered with a laugh. “You people are replaced every year or so, but I remember the way.” He waited with his headlights on the unlit path until he saw a door open and close. Then he radioed the dispatcher, in a voice considerably steadier than the one he had used at seven o'clock, that the last run was complete.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.3,
      'Which sentence best summarizes what happens in the story about Route 9?',
      [
        'A nervous new driver completes a hard trip with quiet help from a regular rider.',
        "Teodor is recently trained; the woman's remarks before “each of the bad corners” help him finish with a steadier voice.",
      ],
      [
        [
          'A tired nurse teaches a new driver the rules that the bus company wants followed.',
          'distorts-detail',
          'She passes on what she has noticed in other winters, not company rules.',
        ],
        [
          'A careless dispatcher endangers a bus by sending it onto an icy hill in the dark.',
          'distorts-detail',
          'Teodor suspects forgetfulness, but the story does not center on blame.',
        ],
        [
          'A retired driver takes the wheel again when snow makes the roads too dangerous.',
          'contradicts-text',
          'The woman has never driven the route; she spent “Eleven years in that seat behind the driver.”',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.2,
      'Why does the woman most likely speak “as though to herself”?',
      [
        'She wants to guide the driver without embarrassing him.',
        'Her remarks come just before the bad corners, yet are not addressed to him, and “neither of them mentioned” the slide.',
      ],
      [
        [
          'She is tired after work and is unaware of speaking aloud.',
          'contradicts-text',
          'She watches the road closely and times each remark, so she is attentive.',
        ],
        [
          'She is afraid that other passengers might overhear them.',
          'not-stated',
          'No other passengers are mentioned.',
        ],
        [
          'She has been told that talking to the driver is forbidden.',
          'not-stated',
          'The story mentions no such rule, and Teodor talks with her at the end.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.3,
      'Which detail gives the best evidence that Teodor has gained confidence?',
      [
        'The voice in which he reports the end of the run',
        "He speaks “in a voice considerably steadier than the one he had used at seven o'clock.”",
      ],
      [
        [
          'The number of weeks for which he has driven the route',
          'irrelevant-detail',
          'Six weeks shows how new he is, not how he has changed.',
        ],
        [
          'The way in which he steers on leaving the bus depot',
          'wrong-time-order',
          'Steering “by memory” stands at the start, before the change.',
        ],
        [
          'The lights that he leaves on while the woman walks home',
          'shows-something-else',
          'The lights show that he returns her kindness.',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.4,
      'Through whose eyes does the reader mainly experience the trip?',
      [
        "Teodor's, since inner suspicions are reported",
        'The narrator reports what the driver “suspected,” while everybody else is seen from outside.',
      ],
      [
        [
          "The woman's, since many winters are recalled",
          'confuses-narrator',
          "The rider's knowledge is heard in remarks and not shown from within.",
        ],
        [
          "The dispatcher's, since the report is received there",
          'confuses-narrator',
          'The dispatcher is absent and hears of the trip by radio.',
        ],
        [
          "An unknown passenger's, since nobody is named",
          'confuses-narrator',
          'Teodor is named, and no passenger speaks as the narrator.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.0,
      'In the third paragraph, “caught” most nearly means',
      ['gained a grip.', 'After sliding, the wheels find hold of the road again and follow.'],
      [
        [
          'were captured.',
          'wrong-sense-of-word',
          'Capturing is a sense used of persons or animals.',
        ],
        [
          'became stuck.',
          'wrong-sense-of-word',
          'The wheels “followed,” so the bus went on moving.',
        ],
        [
          'took fire.',
          'wrong-sense-of-word',
          'Catching fire is an idiom that has no place on an icy hill.',
        ],
      ],
    ),
    select(
      'key-ideas.locate',
      -0.3,
      'Which **two** facts about the route does the woman mention?',
      [
        [
          'One hill freezes earlier than other places.',
          'She says “that the hill by the library froze before the rest.”',
        ],
        [
          'Snowplows turn around at the fire station.',
          'She says “that the plows always turned around at the fire station.”',
        ],
      ],
      [
        [
          'Painted lines on Commerce Street have faded.',
          'wrong-detail',
          'The narrator says that snow covered the lines; the woman does not mention them.',
        ],
        [
          'The laundromat stays open for late workers.',
          'opposite',
          'She says that it “closed at nine.”',
        ],
        [
          'The path beyond the last stop has no lights.',
          'wrong-speaker',
          'The narrator describes the unlit path.',
        ],
      ],
    ),
  ],
);
