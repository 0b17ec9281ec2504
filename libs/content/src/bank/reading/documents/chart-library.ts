import { barChart, barRegions } from '../../kit/figures/index.js';
import { choice, readingSet, select, spot, supply } from '../authoring.js';

const chart = {
  title: 'Average visits to the Elm Street branch',
  xLabel: 'Weekday',
  categories: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  y: { label: 'Visits', max: 300, step: 50 },
  series: [
    { name: 'Old schedule', values: [100, 150, 150, 125, 175] },
    { name: 'New schedule', values: [0, 175, 225, 275, 175] },
  ],
};

/** Visits to a Branch Library: informational text with 5 items. */
export const chartLibrary = readingSet(
  {
    id: 'reading.chart-library',
    title: 'Visits to a Branch Library',
    kind: 'informational',
    text: `The Elm Street branch was open on weekdays from ten to six until last autumn, when the city closed it on Mondays and kept it open until nine in the evening on Thursdays. The total number of weekly hours fell from forty to thirty-five. The librarians had asked for the trial because parents and people in full-time work often said that they could not come before six.

The chart shows the average number of visits on each weekday during the last month of the old schedule and the third month of the new one. Visits to the building, rather than loans, were counted, since many patrons come to use a computer, to sit in the reading room, or to attend a class. Over the whole week, visits rose. Whether this was due to the evening hours alone is uncertain, as a class in tax preparation, held on Wednesdays, began in the same month.`,
    figure: barChart(chart),
  },
  [
    spot(
      'key-ideas.graphics',
      -0.5,
      'Select the weekday on which the average number of visits was the same under both schedules.',
      barChart(chart),
      barRegions(chart),
      [
        [
          'Mon',
          'misreads-closed-day',
          'On Monday visits fell from 100 to zero, since the branch is closed.',
        ],
        ['Tue', 'reads-wrong-bar', 'On Tuesday visits rose from 150 to 175.'],
        ['Wed', 'reads-wrong-bar', 'On Wednesday visits rose from 150 to 225.'],
        ['Thu', 'reads-wrong-bar', 'On Thursday visits rose from 125 to 275.'],
        ['Fri', 'On Friday both bars stand at 175 visits.'],
      ],
    ),
    supply(
      'key-ideas.graphics',
      0.0,
      'By how many visits did the Thursday average grow from the old schedule to the new one? Type the number.',
      {
        answer: '150',
        kind: 'number',
        rationale: 'On Thursday the average rose from 125 to 275, and 275 − 125 = 150 visits.',
        unit: 'visits',
      },
      [
        ['275', 'stops-at-new-value', 'This is the new average and not the growth.'],
        ['75', 'reads-wrong-bar', 'This is the growth on Wednesday, from 150 to 225.'],
      ],
    ),
    choice(
      'integration.combine-sources',
      0.5,
      'Which explanation for the change on Wednesday is best supported by the text and the chart together?',
      [
        'A new class brought people to the building.',
        'The chart shows a rise on Wednesday, a day without longer hours, and the text reports a class “held on Wednesdays.”',
      ],
      [
        [
          'The evening hours allowed workers to come.',
          'wrong-category',
          'The evening hours were added on Thursdays.',
        ],
        [
          'The old schedule had kept it closed that day.',
          'contradicts-text',
          'Under the old schedule the branch was open on weekdays and had 150 visits.',
        ],
        [
          'The count of loans was added to the visits.',
          'contradicts-text',
          '“Visits to the building, rather than loans, were counted.”',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.6,
      'Why is the author uncertain that the evening hours alone caused the rise in visits?',
      [
        'Another change took place at about the same time.',
        'A class “began in the same month,” so it may have caused part of the rise.',
      ],
      [
        [
          'The number of open hours was greatly increased.',
          'contradicts-text',
          'The number of weekly hours “fell from forty to thirty-five.”',
        ],
        [
          'The librarians had not wanted to try the change.',
          'opposite',
          'The librarians “had asked for the trial.”',
        ],
        [
          'The chart leaves out the day with fewest visits.',
          'misreads-graphic',
          'Monday stands on the chart with zero visits under the new schedule.',
        ],
      ],
    ),
    select(
      'integration.combine-sources',
      0.7,
      'Which **two** statements do the text and the chart support?',
      [
        [
          'The weekly total rose although there was one day less.',
          'The old total is 700 and the new 850, with Monday closed.',
        ],
        [
          'Thursday went from a below-average to the busiest day.',
          'Under the old schedule Thursday had 125 of an average 140; under the new it leads with 275.',
        ],
      ],
      [
        [
          'The weekly total rose because there were more hours.',
          'contradicts-text',
          'The weekly hours “fell from forty to thirty-five.”',
        ],
        [
          'Friday visitors were given three additional hours.',
          'wrong-category',
          'The three hours until nine were added on Thursday.',
        ],
        [
          'Tuesday lost visitors to the evening on Thursday.',
          'misreads-graphic',
          'Tuesday rose from 150 to 175.',
        ],
      ],
    ),
  ],
);
