import { describe, expect, it } from '@jest/globals';
import { openSummaryOf, summaryOf } from '../../test/student-data.js';
import { attemptsCsv } from './attempts-csv.js';

describe('the history as a file', () => {
  it('has one line for each attempt, in words and numbers', () => {
    const file = attemptsCsv([
      summaryOf({ category: 'science.chemistry.solutions', kind: 'category' }),
      openSummaryOf({ kind: 'mock', subject: undefined }),
    ]);
    expect(file.slice(1).split('\r\n')).toEqual([
      'Started (UTC),Finished (UTC),Kind,Topic,Subject,Mode,State,Questions,Answered,Correct,Score (percent),Level,Seconds on questions',
      '2026-11-19 08:00:00,2026-11-19 08:20:00,Topic practice,"Solutions, acids, bases and pH",Science,tutor,finished,10,10,8,80,,600',
      '2026-11-20 08:00:00,,Mock exam,All subjects,All subjects,tutor,open,20,2,,,,90',
      '',
    ]);
  });
});
