import { choice, readingSet, select } from '../authoring.js';

/** In Defense of an Untidy Lawn: persuasive text with 6 items. */
export const unmownLawn = readingSet(
  {
    id: 'reading.unmown-lawn',
    title: 'In Defense of an Untidy Lawn',
    kind: 'persuasive',
    text: `Last June I received a letter from the Homeowners' Association informing me that my grass, at eleven inches, exceeded the permitted height by five. I do not dispute the measurement. I dispute the rule, and I ask my neighbors to change it at the meeting on the fifteenth.

A lawn that is cut each week is, from the standpoint of an insect, a parking lot. Since I began to mow twice a year, a student from the university has recorded thirty-four kinds of bees and butterflies on my quarter acre; on three mown lawns along the same street she found between four and seven. I have used no fertilizer and have watered once. My mower, which formerly burned eleven gallons of gasoline in a summer, burned one.

I am told that long grass attracts ticks and rats, lowers the value of houses, and looks neglected. Ticks deserve to be taken seriously, and for that reason I keep a mown path and a mown strip, three feet in width, along every boundary. About rats I can report that the county inspector, summoned by an anonymous caller, found none. As to prices, the two houses sold on our street last year went for more than was asked, though I would not claim that my thistles deserve the credit.

That leaves appearance. A border and a path tell the passerby that the disorder is intended, in the same way that a frame turns a splash of paint into a picture. I ask for a rule that requires the frame and leaves the picture to us.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.0,
      'What change does the author propose?',
      [
        'To require a tidy border but let owners decide on the rest',
        '“I ask for a rule that requires the frame and leaves the picture to us.”',
      ],
      [
        [
          'To forbid the mowing of lawns more than twice in each year',
          'goes-beyond-text',
          'The author mows twice a year but does not ask others to do so.',
        ],
        [
          'To allow the grass to grow eleven inches high along a path',
          'contradicts-text',
          'Paths and boundaries are to be kept mown.',
        ],
        [
          'To have every lawn on the street examined by the university',
          'not-stated',
          'A student recorded insects; no inspection is proposed.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.4,
      'What does the comparison with a picture frame explain?',
      [
        'How a mown edge can make long grass look intended',
        'A border tells the passerby “that the disorder is intended.”',
      ],
      [
        [
          'How a painter would choose to show a summer lawn',
          'too-literal',
          'The painting is part of a comparison.',
        ],
        [
          'How neighbors could decorate the wall of a house',
          'too-literal',
          'No wall is mentioned.',
        ],
        [
          'How the meeting could set a limit on the height',
          'irrelevant-detail',
          'The comparison concerns appearance.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.5,
      'How does the author deal with the objection about ticks?',
      [
        'By accepting the concern and describing a precaution',
        'Ticks “deserve to be taken seriously,” and so there are a mown path and a mown strip.',
      ],
      [
        [
          'By denying that long grass has anything to do with them',
          'contradicts-text',
          'The concern is taken seriously.',
        ],
        [
          'By reporting that an inspector looked for them in vain',
          'confuses-details',
          'The inspector was called about rats.',
        ],
        [
          'By blaming an anonymous caller for having spread them',
          'distorts-detail',
          'The caller summoned the inspector.',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.5,
      'What does the remark about thistles and prices show about the author?',
      [
        'A refusal to claim more than the evidence allows',
        'The houses sold well, “though I would not claim that my thistles deserve the credit.”',
      ],
      [
        [
          'A belief that thistles raise the price of a house',
          'contradicts-text',
          'The author declines to claim this.',
        ],
        [
          'A fear that the value of the house has declined',
          'opposite',
          'The prices were higher than was asked.',
        ],
        [
          'A wish to sell the house before the next meeting',
          'not-stated',
          'The author does not plan to sell.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.8,
      'Which additional information would make the comparison of insects more convincing?',
      [
        "A count from the author's lawn before the mowing was changed",
        'It would show whether the lawn had more kinds even when it was mown each week.',
      ],
      [
        [
          'A list of the prices of houses on the streets of other towns',
          'irrelevant-detail',
          'Prices do not bear on insects.',
        ],
        [
          'A report on how the student had been trained to drive a mower',
          'irrelevant-detail',
          'Her skill in mowing does not bear on the count.',
        ],
        [
          'A measurement of the height of the thistles in each summer',
          'weak-evidence',
          'The height of one plant says little about the kinds of insects.',
        ],
      ],
    ),
    select(
      'craft.fact-opinion',
      0.2,
      'Which **two** statements from the text can be verified?',
      [
        [
          'The mower used ten gallons of gasoline less than before.',
          'It burned eleven gallons formerly and one now, and fuel can be measured.',
        ],
        [
          'A county inspector looked for rats and found none.',
          "The inspection can be checked in the county's records.",
        ],
      ],
      [
        [
          'The rule about the height of grass should be changed.',
          'mistakes-opinion-for-fact',
          '“Should” marks a judgment.',
        ],
        [
          'A lawn with long grass looks worse than one that is cut.',
          'mistakes-opinion-for-fact',
          'Appearance is a matter of taste.',
        ],
        [
          'An owner ought to decide what is grown on the land.',
          'mistakes-opinion-for-fact',
          '“Ought” marks a judgment.',
        ],
      ],
    ),
  ],
);
