import { lineChart, lineStretchRegions } from '../../kit/figures/index.js';
import type { RegionShape } from '../../kit/types.js';
import { choice, readingSet, spot, supply } from '../authoring.js';

const chart = {
  title: 'Average arrivals per two-hour period',
  xLabel: 'Period beginning at',
  categories: ['7 a.m.', '9 a.m.', '11 a.m.', '1 p.m.', '3 p.m.', '5 p.m.', '7 p.m.', '9 p.m.'],
  y: { label: 'Patients', max: 20, step: 5 },
  series: [{ name: 'Arrivals', values: [5, 10, 15, 15, 15, 20, 15, 10] }],
};
const stretches = lineStretchRegions(chart);
const rises: RegionShape[] = [0, 2, 4, 5].flatMap((i) => stretches[i] ?? []);

/** Arrivals at an Emergency Department: informational text with 5 items. */
export const chartEmergencyArrivals = readingSet(
  {
    id: 'reading.chart-emergency-arrivals',
    title: 'Arrivals at an Emergency Department',
    kind: 'informational',
    text: `A mid-sized hospital has had the same staffing pattern in its emergency department for a decade: six nurses from seven in the morning until three in the afternoon, six from three until eleven, and three overnight. In January the nursing director asked for a count of arrivals, hour by hour, over four weeks. The line chart shows the average number of patients who arrived in each two-hour period; each label gives the beginning of the period.

The director noted that the shape of the curve, rather than its height, called for a change. Arrivals do not begin to climb when the day shift comes in, but roughly two hours afterward, and they are still considerable when the evening shift goes home. She proposed to keep the total number of nursing hours the same and to let two of the six day nurses work from eleven in the morning until seven in the evening. Arrivals are, however, only part of the work. A patient who arrives at nine in the evening may need care until two, so the count of people present would be a better guide than the count of people arriving, and the department has begun to record it.`,
    figure: lineChart(chart),
  },
  [
    supply(
      'key-ideas.graphics',
      -0.8,
      'What is the greatest average number of patients who arrived in any of the periods shown? Type the number.',
      {
        answer: '20',
        kind: 'number',
        rationale:
          'The highest point of the line stands at 20 patients, in the period beginning at 5 p.m.',
        unit: 'patients',
      },
      [
        [
          '15',
          'takes-most-common-value',
          'Fifteen is reached in four periods, but the line goes higher.',
        ],
        [
          '5',
          'takes-hour-for-value',
          'Five is the hour of the peak, and also the lowest value on the chart.',
        ],
      ],
    ),
    spot(
      'key-ideas.graphics',
      0.0,
      'Select the stretch of the line chart over which the average number of arrivals falls.',
      lineChart(chart),
      rises,
      [
        [
          'From 7 a.m. to 9 a.m.',
          'reads-rise-as-fall',
          'Over this stretch arrivals rise from 5 to 10.',
        ],
        ['From 11 a.m. to 1 p.m.', 'reads-level-as-fall', 'Over this stretch arrivals stay at 15.'],
        [
          'From 3 p.m. to 5 p.m.',
          'reads-rise-as-fall',
          'Over this stretch arrivals rise from 15 to 20.',
        ],
        ['From 5 p.m. to 7 p.m.', 'Over this stretch arrivals fall from 20 to 15.'],
      ],
    ),
    choice(
      'integration.combine-sources',
      0.4,
      'What would the proposal change at five in the afternoon, the time of the peak on the chart?',
      [
        'Two more nurses would be at work than before.',
        'Six evening nurses are at work from three, and the two who stay until seven would be added.',
      ],
      [
        [
          'Two fewer nurses would be at work than before.',
          'reverses-effect',
          'The shifted nurses leave the early morning and are present in the afternoon.',
        ],
        [
          'The total of nursing hours would be increased.',
          'contradicts-text',
          'The director proposed “to keep the total number of nursing hours the same.”',
        ],
        [
          'The night nurses would come in before the peak.',
          'not-stated',
          'The night shift is not changed.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.6,
      'Why is the count of people present called “a better guide” than the count of arrivals?',
      [
        'Patients need care long after the hour in which they come.',
        '“A patient who arrives at nine in the evening may need care until two.”',
      ],
      [
        [
          'Patients who arrive at night are often counted two times.',
          'not-stated',
          'No error in counting is reported.',
        ],
        [
          'Patients who arrive in the morning are seldom seriously ill.',
          'not-stated',
          'The seriousness of illness is not mentioned.',
        ],
        [
          'Patients prefer to be treated by the nurses of one shift.',
          'not-stated',
          "The patients' wishes are not mentioned.",
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.3,
      'What does the director mean by “the shape of the curve, rather than its height”?',
      [
        'The times at which arrivals rise and fall, and not how many there are',
        'The next sentence speaks of when arrivals begin to climb and when they are still considerable.',
      ],
      [
        [
          'The smoothness of the line on the chart, and not the size of the paper',
          'too-literal',
          'The look of the drawing is not the point.',
        ],
        [
          'The number of nurses in each shift, and not the number of the patients',
          'confuses-subject',
          'The curve shows patients.',
        ],
        [
          'The average over a period of weeks, and not the total for the whole year',
          'not-stated',
          'No total for the year is mentioned.',
        ],
      ],
    ),
  ],
);
