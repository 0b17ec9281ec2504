import { choice, readingSet, supply } from '../authoring.js';

/** Shade on Tanner Creek: A Report and a Table: informational text with 8 items. */
export const textRiverTemperatures = readingSet(
  {
    id: 'reading.text-river-temperatures',
    title: 'Shade on Tanner Creek: A Report and a Table',
    kind: 'informational',
    text: `### Source 1: from the annual report of a watershed council

Trout become stressed when water stays above 20 °C, and above 24 °C they may die within a day. On Tanner Creek the danger is greatest in late July, when the flow is low. In 2012 volunteers planted willows and alders along the most exposed stretch, which we call the Middle Reach; the Upper Reach was already shaded by an old forest, and the Lower Reach, which runs between parking lots, could not be planted. We had warned our donors that nothing would be noticed for several years, because a willow cutting is no thicker than a pencil. We are pleased to report that the Middle Reach can once more support trout throughout an average summer. We also note, with less pleasure, that the Lower Reach grew warmer during the same period, a reminder that shade protects the place where it falls and little else.

### Source 2: average water temperature in the last week of July (°C)

| Reach | 2012 | 2016 | 2020 | 2024 |
| --- | --- | --- | --- | --- |
| Upper | 16.5 | 16.6 | 16.4 | 16.7 |
| Middle | 22.8 | 22.5 | 20.9 | 19.2 |
| Lower | 22.1 | 22.4 | 22.9 | 23.3 |`,
  },
  [
    choice(
      'integration.combine-sources',
      0.3,
      'Which figures best illustrate the warning that the council gave its donors?',
      [
        'The Middle Reach cooled by 0.3 °C from 2012 to 2016.',
        'From 22.8 to 22.5 is hardly a change, as the council had predicted for the first “several years.”',
      ],
      [
        [
          'The Middle Reach cooled by 1.7 °C from 2020 to 2024.',
          'wrong-period',
          'This is a large change, and it came long after the planting.',
        ],
        [
          'The Upper Reach warmed by 0.1 °C from 2012 to 2016.',
          'wrong-row',
          'The Upper Reach was not planted.',
        ],
        [
          'The Lower Reach warmed by 0.3 °C from 2012 to 2016.',
          'wrong-row',
          'The Lower Reach could not be planted.',
        ],
      ],
    ),
    supply(
      'key-ideas.graphics',
      0.2,
      'By how many degrees Celsius did the average temperature of the Middle Reach fall from 2012 to 2024? Type the number.',
      {
        answer: '3.6',
        kind: 'number',
        rationale: 'The average fell from 22.8 to 19.2, and 22.8 − 19.2 = 3.6 degrees.',
        unit: '°C',
      },
      [
        ['1.9', 'wrong-period', 'This is the fall from 2012 to 2020.'],
        ['1.2', 'wrong-row', 'This is the rise of the Lower Reach.'],
      ],
    ),
    choice(
      'integration.combine-sources',
      0.4,
      'According to both sources, in which reaches were trout likely to be stressed in late July of 2020?',
      [
        'In the Middle and the Lower Reach',
        'In 2020 the averages were 20.9 and 22.9 °C, and trout are stressed above 20 °C.',
      ],
      [
        [
          'In the Lower Reach by itself',
          'misses-one-row',
          'The Middle Reach, at 20.9 °C, was still above 20 °C.',
        ],
        [
          'In the Upper and the Lower Reach',
          'wrong-row',
          'The Upper Reach, at 16.4 °C, was well below 20 °C.',
        ],
        [
          'In the Upper and the Middle Reach',
          'wrong-row',
          'The Upper Reach, at 16.4 °C, was well below 20 °C.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.8,
      'How do the figures for the Upper Reach strengthen the claim that the planting cooled the Middle Reach?',
      [
        'They show that the water flowing in did not become cooler over the years.',
        'The Upper Reach stayed near 16.5 °C, so cooler inflow cannot explain the change.',
      ],
      [
        [
          'They show that an old forest was planted along the creek in the same year.',
          'contradicts-text',
          'The Upper Reach “was already shaded by an old forest.”',
        ],
        [
          'They show that trout moved from one part of the creek to a different one.',
          'not-stated',
          'The table contains no counts of trout.',
        ],
        [
          'They show that summers in the region were becoming cooler during the period.',
          'contradicts-data',
          'The Upper Reach hardly changed, and the Lower Reach grew warmer.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.3,
      'Why does the council report that the Lower Reach grew warmer?',
      [
        'To be open about what the planting could not do',
        'It is noted “with less pleasure” as a reminder that shade helps only “where it falls.”',
      ],
      [
        [
          'To blame the volunteers for the loss of its trout',
          'not-stated',
          'The volunteers are not blamed.',
        ],
        [
          'To ask the donors to pay for more parking lots',
          'not-stated',
          'The parking lots are the reason it could not be planted.',
        ],
        [
          'To show that its measurements were unreliable',
          'not-stated',
          'The measurements are not questioned.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.1,
      'Why is the willow cutting compared with a pencil?',
      [
        'To make plain why shade was slow to appear',
        'A thin cutting gives hardly any shade, so “nothing would be noticed for several years.”',
      ],
      [
        [
          'To suggest that willow wood is used for writing',
          'too-literal',
          'The comparison is about thickness.',
        ],
        [
          'To explain how the volunteers kept their records',
          'too-literal',
          'No records by pencil are mentioned.',
        ],
        [
          'To show that the cuttings were of poor quality',
          'not-stated',
          'All cuttings are thin; their quality is not criticized.',
        ],
      ],
    ),
    choice(
      'craft.purpose',
      0.3,
      'For whom was Source 1 most likely written?',
      [
        'People who support the council with time or money',
        'It is an annual report that mentions volunteers and “our donors.”',
      ],
      [
        [
          'People who sell willows and alders to gardeners',
          'not-stated',
          'Selling of plants is not mentioned.',
        ],
        [
          'People who fish for trout in other counties',
          'too-narrow',
          'Trout matter, but the report is not addressed to people who fish elsewhere.',
        ],
        [
          'People who design parking lots along a creek',
          'distorts-detail',
          'The lots are mentioned as an obstacle.',
        ],
      ],
    ),
    choice(
      'integration.combine-sources',
      1.0,
      'A newspaper writes, “Planting has made Tanner Creek cooler.” Which criticism do the two sources best support?',
      [
        'The statement holds for one reach and is false for another.',
        'The Middle Reach cooled to 19.2 °C, but the Lower Reach rose from 22.1 to 23.3 °C.',
      ],
      [
        [
          'The statement is false for each of the reaches in the table.',
          'overgeneralises',
          'The Middle Reach did become cooler.',
        ],
        [
          'The statement holds for each reach but leaves out the trout.',
          'contradicts-data',
          'The Lower Reach became warmer.',
        ],
        [
          'The statement rests on measurements from a single summer.',
          'contradicts-data',
          'The table covers four summers.',
        ],
      ],
    ),
  ],
);
