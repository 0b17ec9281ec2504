import { choice, readingSet, supply } from '../authoring.js';

/** Two Texts on Streetlights: informational text with 7 items. */
export const twoSkies = readingSet(
  {
    id: 'reading.two-skies',
    title: 'Two Texts on Streetlights',
    kind: 'informational',
    text: `### Source 1: from a city's public works bulletin

Between 2019 and 2022 the city replaced eleven thousand sodium streetlights with light-emitting diodes. The new lamps consume less than half as much electricity and need replacement about once in fifteen years instead of once in four. Because the savings exceeded the forecast, the department installed lamps on several paths that had never been lit, and surveys show that residents who walk there after dark now describe themselves as feeling safer. The department acknowledges complaints about glare. It has asked the manufacturer for shields, and it will test warmer bulbs, which emit less blue light, in two districts this winter.

### Source 2: from an essay by an amateur astronomer

When light becomes cheap, we do not save it; we spend it. My city celebrated its thrifty new lamps by putting up more of them, and the Milky Way, which I could trace from my roof as late as 2018, has withdrawn behind a white haze. I am not asking anyone to walk home in darkness. A lamp that shines downward serves the walker and spares the sky, whereas a lamp that shines sideways serves nobody and blinds the driver. Half the lamps along the river path burn until dawn for the benefit of a few geese. Shield them, dim them after midnight, and let us feel safe on the ground without forgetting what is overhead.`,
  },
  [
    choice(
      'integration.themes',
      0.1,
      'Both sources would most likely support which measure?',
      [
        'Fitting the new lamps with shields',
        'The department “has asked the manufacturer for shields,” and the essay says, “Shield them.”',
      ],
      [
        [
          'Bringing back the old sodium lamps',
          'not-stated',
          'Neither author proposes a return to sodium lamps.',
        ],
        [
          'Removing the lamps from every path',
          'contradicts-text',
          'The astronomer is “not asking anyone to walk home in darkness.”',
        ],
        [
          'Lighting the river path until dawn',
          'contradicts-text',
          'The astronomer objects to this, and the bulletin does not mention it.',
        ],
      ],
    ),
    choice(
      'integration.themes',
      0.6,
      'How does each source present the use that was made of the savings?',
      [
        'Source 1 as an improvement in safety, Source 2 as a new kind of waste',
        'Source 1 reports newly lit paths and people feeling safer; Source 2 says, “we do not save it; we spend it.”',
      ],
      [
        [
          'Source 1 as a mistake to be corrected, Source 2 as a reason for pride',
          'opposite',
          'The bulletin is positive about the new lamps, and the essay is critical.',
        ],
        [
          'Source 1 as money to be returned, Source 2 as a gift to the residents',
          'not-stated',
          'Neither text speaks of returning money.',
        ],
        [
          'Source 1 as a matter for surveys, Source 2 as a matter for the courts',
          'not-stated',
          'Courts are not mentioned in either text.',
        ],
      ],
    ),
    choice(
      'craft.fact-opinion',
      0.2,
      'Which statement could be verified by measurement?',
      [
        'The new lamps consume less than half as much electricity.',
        'Consumption can be measured with a meter.',
      ],
      [
        [
          'A lamp that shines sideways serves nobody at all.',
          'mistakes-opinion-for-fact',
          'What “serves” anyone is a judgment, and “nobody” is rhetorical.',
        ],
        [
          'When light becomes cheap, people spend it freely.',
          'mistakes-opinion-for-fact',
          'This is a general reflection on human conduct.',
        ],
        [
          "The city's new lamps are worthy of a celebration.",
          'mistakes-opinion-for-fact',
          'Worthiness is a matter of judgment.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.5,
      'Why does the essayist mention “a few geese”?',
      [
        'To suggest with irony that hardly anyone uses the light',
        'Lamps that burn until dawn “for the benefit of a few geese” serve no walkers.',
      ],
      [
        [
          'To point out that wild birds depend on lighted paths',
          'too-literal',
          'The geese are not said to need the light.',
        ],
        [
          'To argue that the path should be closed to the public',
          'goes-beyond-text',
          'The essayist asks for dimming, not for closing.',
        ],
        [
          'To show that animals along the river are endangered',
          'not-stated',
          'Danger to animals is not discussed.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.7,
      'What is a limit of the survey evidence in Source 1?',
      [
        'It records how safe people feel, not how safe they are.',
        'Residents “describe themselves as feeling safer”; accidents or crimes are not counted.',
      ],
      [
        [
          'It records the views of people who live in other cities.',
          'contradicts-text',
          'The people surveyed are residents who walk on the paths.',
        ],
        [
          'It records what people said before the lamps were there.',
          'contradicts-text',
          'They describe how they “now” feel, after the lamps were installed.',
        ],
        [
          'It records the opinions of the manufacturer of the lamp.',
          'wrong-person',
          'The manufacturer was asked for shields and not surveyed.',
        ],
      ],
    ),
    supply(
      'key-ideas.locate',
      0.0,
      'According to Source 1, the warmer bulbs give off less light of one color. Type the name of that color.',
      {
        answer: 'blue',
        kind: 'word',
        rationale: 'Source 1 says that warmer bulbs “emit less blue light.”',
      },
      [
        ['white', 'wrong-source', 'White is the color of the haze in Source 2.'],
        ['sodium', 'wrong-detail', 'Sodium names the kind of the old lamps and not a color.'],
      ],
    ),
    choice(
      'craft.purpose',
      0.2,
      'How do the purposes of the two sources differ?',
      [
        'Source 1 reports on a project; Source 2 urges a change in it.',
        'The bulletin gives numbers and plans; the essay ends with “Shield them, dim them after midnight.”',
      ],
      [
        [
          'Source 1 urges a change in a project; Source 2 reports on it.',
          'swaps-sources',
          'The report is the bulletin, and the appeal is the essay.',
        ],
        [
          'Source 1 advertises a new lamp; Source 2 tells of its design.',
          'not-stated',
          'The bulletin sells nothing, and the essay does not explain the design.',
        ],
        [
          'Source 1 explains astronomy; Source 2 describes street repair.',
          'confuses-subject',
          'Neither text explains astronomy or repair.',
        ],
      ],
    ),
  ],
);
