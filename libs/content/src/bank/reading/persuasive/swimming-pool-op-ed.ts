import { choice, readingSet, supply } from '../authoring.js';

/** Keep the Pool Open Until October: persuasive text with 6 items. */
export const swimmingPoolOpEd = readingSet(
  {
    id: 'reading.swimming-pool-op-ed',
    title: 'Keep the Pool Open Until October',
    kind: 'persuasive',
    text: `Each year the Fairmont public pool is drained on Labor Day, and each year thousands of residents spend the warmest weeks of September looking through a fence at an empty basin. The Parks Commission calls the closing date a tradition. A tradition ought to have a reason, and this one has lost its own.

The date was chosen when every lifeguard was a student who returned to class in the first week of September. Last summer, by the commission's own figures, fourteen of the pool's twenty-two guards were adults, several of them retired. I spoke with nine of the fourteen, and seven told me that they would gladly work through the end of the month. Nine conversations are not a scientific survey, but they are nine more than the commission has reported.

Water and electricity would cost roughly nine thousand dollars for four weeks. If attendance reached merely half of the August average, admissions would bring in eleven thousand. I grant that a cold September could leave us short, and I would therefore begin with a trial of two years, on the condition that the pool closes early in any week when the forecast stays below seventy degrees.

Swimming is the one form of exercise that my neighbor with two artificial knees and my grandson with asthma can enjoy together. The calendar says that summer is over in September. Their doctors do not.`,
  },
  [
    choice(
      'key-ideas.summarise',
      -0.3,
      'Which sentence best summarizes the argument about the pool?',
      [
        'Since the old reason for closing is gone, a longer season should be tried.',
        'The tradition “has lost its own” reason, and the author proposes “a trial of two years.”',
      ],
      [
        [
          'Since lifeguards are students, the pool must be drained when school begins.',
          'contradicts-text',
          'Fourteen of the twenty-two guards were adults.',
        ],
        [
          'Since swimming is healthy, admission to the pool should be free of charge.',
          'not-stated',
          'The author counts on admissions to cover the cost.',
        ],
        [
          'Since September is warm, the pool needs no forecast and no closing date.',
          'contradicts-text',
          'The pool would close early in a cold week.',
        ],
      ],
    ),
    supply(
      'integration.combine-sources',
      0.3,
      'If September attendance were half of the August average, by how many dollars would admissions exceed the cost of water and electricity? Type the number.',
      {
        answer: '2000',
        kind: 'number',
        rationale:
          'Admissions would bring 11,000 dollars and water and electricity cost 9,000 dollars: 11,000 − 9,000 = 2,000, that is, 2000 dollars.',
        unit: 'dollars',
      },
      [
        ['11000', 'stops-at-income', 'This is the income before the cost is taken off.'],
        ['20000', 'adds-instead-of-subtracts', 'This adds the income and the cost.'],
      ],
    ),
    choice(
      'integration.argument',
      0.5,
      'How does the author treat the interviews with lifeguards?',
      [
        'As limited evidence that is still better than none',
        '“Nine conversations are not a scientific survey, but they are nine more than the commission has reported.”',
      ],
      [
        [
          'As complete proof that no further inquiry is needed',
          'contradicts-text',
          'The author admits that they are not a scientific survey.',
        ],
        [
          'As private opinions that ought to have been ignored',
          'opposite',
          'They are used as support for the proposal.',
        ],
        [
          'As an official report of the commission to the town',
          'wrong-source',
          'The author held the conversations, and the commission reported none.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.6,
      'Why does the author propose a trial with a rule about the forecast?',
      [
        'To meet the objection that a cold month might lose money',
        '“I grant that a cold September could leave us short, and I would therefore begin with a trial.”',
      ],
      [
        [
          'To make sure that students can work when school is closed',
          'wrong-detail',
          "The students' return to class explains the old date.",
        ],
        [
          'To give the commission time to fill the basin with water',
          'not-stated',
          'Filling the basin is not mentioned.',
        ],
        [
          'To let the author speak with the rest of the lifeguards',
          'not-stated',
          'No further interviews are planned.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.3,
      'To what does the final paragraph mainly appeal?',
      [
        "The reader's sympathy for particular people",
        'The neighbor with artificial knees and the grandson with asthma make the benefit personal.',
      ],
      [
        ["The reader's fear of an accident in the pool", 'not-stated', 'No accident is mentioned.'],
        [
          "The reader's respect for the town's tradition",
          'opposite',
          'The author opposes the tradition.',
        ],
        [
          "The reader's trust in figures from the budget",
          'wrong-paragraph',
          'The figures stand in the third paragraph.',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.4,
      "In the third paragraph, what does the word “merely” show about the author's view of the estimate?",
      [
        'That the attendance assumed is cautious',
        '“Merely half of the August average” presents the figure as easy to reach.',
      ],
      [
        [
          'That the attendance assumed is unlikely',
          'opposite',
          'The author regards the figure as low enough to be likely.',
        ],
        [
          'That the cost of electricity is too high',
          'confuses-subject',
          'The word concerns attendance.',
        ],
        [
          'That the income is not worth the effort',
          'opposite',
          'The author argues that the income would cover the cost.',
        ],
      ],
    ),
  ],
);
