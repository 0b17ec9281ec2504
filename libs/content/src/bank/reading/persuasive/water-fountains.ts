import { choice, readingSet, select, supply } from '../authoring.js';

/** Bring Back the Fountain: persuasive text with 7 items. */
export const waterFountains = readingSet(
  {
    id: 'reading.water-fountains',
    title: 'Bring Back the Fountain',
    kind: 'persuasive',
    text: `There was a time when a thirsty person in this city had a choice of forty-one public fountains. Nineteen remain, and on a recent walk I found six of them dry. The council proposes to remove the rest, arguing that nearly everyone now carries a bottle. I believe that it has the matter exactly backward.

People carry bottles because the fountains vanished. A purchased bottle costs several hundred times as much as the same quantity from the tap, and the expense falls most heavily on those who work outdoors, who travel on foot, or who have no kitchen of their own. Our tap water is tested far more often than the law requires; last year, according to the utility's published report, none of its samples exceeded a federal limit. We have paid for excellent water and then hidden it.

The council's second argument, that fountains spread disease, deserves a serious answer. A neglected fountain can be unpleasant. Modern bottle-filling stations, however, have a sensor instead of a button and a spout that no mouth can touch. The airport installed thirty of them, and its manager told this newspaper that each requires about two hours of maintenance a month.

Repairing nineteen fountains will not transform the city. But a place that offers a stranger a drink of water, and asks for nothing in return, says something about itself, and so does a place that refuses.`,
  },
  [
    choice(
      'key-ideas.summarise',
      -0.3,
      'Which sentence best states the position taken in the editorial?',
      [
        'The city should restore its fountains instead of taking them away.',
        'The author says that the council, which wants to remove them, “has the matter exactly backward,” and argues for repair.',
      ],
      [
        [
          'The city should require its residents to stop buying bottled water.',
          'goes-beyond-text',
          'Bottled water is criticized, but no ban is proposed.',
        ],
        [
          'The city should test the water in its pipes as often as law demands.',
          'distorts-detail',
          'The water is already tested “far more often than the law requires.”',
        ],
        [
          'The city should build thirty filling stations near the main airport.',
          'wrong-detail',
          'The airport already has thirty; they serve as an example.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.5,
      'What does the author mean by saying that the council “has the matter exactly backward”?',
      [
        'The loss of fountains led people to carry bottles, not the reverse.',
        'The next paragraph opens, “People carry bottles because the fountains vanished.”',
      ],
      [
        [
          'The council should repair the pipes before it repairs the fountains.',
          'not-stated',
          'Pipes are not discussed.',
        ],
        [
          'The fountains that are dry should be kept and the others removed.',
          'not-stated',
          'The author wants all nineteen repaired.',
        ],
        [
          'The cost of bottles has gone down since the fountains were removed.',
          'contradicts-text',
          'The bottle is said to cost several hundred times as much as tap water.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.6,
      'The author cites the manager of the airport in order to show that',
      [
        'modern stations can be kept clean with little effort.',
        'The figure of “about two hours of maintenance a month” answers the worry about neglected fountains.',
      ],
      [
        [
          'travelers drink more water than other people do.',
          'not-stated',
          'How much travelers drink is not mentioned.',
        ],
        [
          "the city's tap water exceeds none of the federal limits.",
          'wrong-source',
          "The quality of the water is taken from the utility's report.",
        ],
        [
          'the council once agreed to pay for new stations.',
          'not-stated',
          'The passage says the airport installed them.',
        ],
      ],
    ),
    select(
      'craft.fact-opinion',
      0.3,
      'Which **two** statements from the editorial are matters of opinion?',
      [
        [
          'We have paid for excellent water and then hidden it.',
          "“Excellent” and “hidden” express a judgment about the city's conduct.",
        ],
        [
          'A place that refuses a stranger a drink says something about itself.',
          'The claim interprets what a refusal means; it cannot be measured.',
        ],
      ],
      [
        [
          'Nineteen of the forty-one public fountains remain.',
          'mistakes-fact-for-opinion',
          'The fountains can be counted.',
        ],
        [
          'The airport installed thirty bottle-filling stations.',
          'mistakes-fact-for-opinion',
          'The number of stations can be checked.',
        ],
        [
          'No sample last year exceeded a federal limit.',
          'mistakes-fact-for-opinion',
          'The published report can be consulted.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.3,
      'How does the third paragraph deal with the argument about disease?',
      [
        'It grants part of the concern and then answers it.',
        '“A neglected fountain can be unpleasant” grants the point; “however” introduces the answer.',
      ],
      [
        [
          'It ridicules the people who have raised the concern.',
          'misreads-tone',
          'The author says that the argument “deserves a serious answer.”',
        ],
        [
          'It turns to a matter that is unrelated to the concern.',
          'overlooks-evidence',
          'Sensors and a spout no mouth can touch bear directly on disease.',
        ],
        [
          'It repeats the concern and accepts it without reply.',
          'misses-contrast',
          '“However” marks a reply.',
        ],
      ],
    ),
    supply(
      'key-ideas.locate',
      0.0,
      'How many of the public fountains that the city once had are gone? Type the number.',
      {
        answer: '22',
        kind: 'number',
        rationale: 'There were forty-one and “nineteen remain,” so 41 − 19 = 22 are gone.',
        unit: 'fountains',
      },
      [
        ['19', 'wrong-detail', 'Nineteen is the number that remain.'],
        [
          '28',
          'adds-dry-fountains',
          'Adding the six dry ones counts fountains that are broken but still standing.',
        ],
      ],
    ),
    choice(
      'craft.purpose',
      0.1,
      'What is the main purpose of the text about fountains?',
      [
        'To persuade the city to repair what it means to remove',
        'The council “proposes to remove the rest,” and the author argues against it.',
      ],
      [
        [
          'To inform travelers where they can fill a bottle',
          'distorts-detail',
          "The airport's stations serve as an example.",
        ],
        [
          'To explain how tap water is tested for safety',
          'takes-detail-for-purpose',
          'Testing is one piece of support.',
        ],
        [
          'To amuse readers with a story of a thirsty walk',
          'takes-opening-for-whole',
          'The walk is mentioned in one sentence.',
        ],
      ],
    ),
  ],
);
