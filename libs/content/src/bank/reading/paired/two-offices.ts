import { choice, readingSet, select } from '../authoring.js';

/** Two Reports on Working from Home: informational text with 8 items. */
export const twoOffices = readingSet(
  {
    id: 'reading.two-offices',
    title: 'Two Reports on Working from Home',
    kind: 'informational',
    text: `### Source 1: from a company's report to its employees

Eighteen months after we made remote work optional, we compared four hundred employees who chose to work at home at least three days a week with four hundred who chose the office. The remote group completed nine percent more support tickets and reported greater satisfaction; its members also saved an average of fifty-two minutes a day in travel. We conclude that working from home increases productivity, and we plan to give up two floors of the building next year.

### Source 2: from a column by a statistician

My neighbor's employer recently announced that remote workers finish more tickets than office workers do, and it credited the kitchen table. Perhaps. But the employees decided for themselves where to work. Suppose that experienced people, who already know the answers, were more likely to stay at home, while newcomers came to the office in order to learn; the same nine percent would appear even if the place of work made no difference whatever. The report might also have asked who answered the newcomers' questions, a service for which nobody closes a ticket. A fair test would have assigned people to home or office by lot. Without it we have learned something about who prefers to work at home, and rather little about what home does to work.`,
  },
  [
    choice(
      'integration.themes',
      0.4,
      'What is the relationship of Source 2 to Source 1?',
      [
        'It accepts the figures and questions what they are said to show.',
        'The statistician grants “the same nine percent” and offers another explanation of it.',
      ],
      [
        [
          'It repeats the study with a larger group and a fairer method.',
          'distorts-detail',
          'A fair test is described but was not carried out.',
        ],
        [
          'It accuses the company of having invented the ticket counts.',
          'contradicts-text',
          'The counts are not disputed.',
        ],
        [
          'It praises the study and recommends it to other employers.',
          'opposite',
          'The column criticizes the conclusion.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.7,
      'According to Source 2, what is the main weakness of the comparison in Source 1?',
      [
        "The two groups were formed by the employees' own choice.",
        '“The employees decided for themselves where to work,” so the groups may differ in other ways.',
      ],
      [
        [
          'The two groups were too small for a reliable conclusion.',
          'not-stated',
          'The size of four hundred is not criticized.',
        ],
        [
          'The two groups worked for different lengths of time.',
          'not-stated',
          'Working time is not discussed.',
        ],
        [
          'The two groups were asked about their own satisfaction.',
          'not-stated',
          'The question about satisfaction is not criticized.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.2,
      'In Source 2, “by lot” means',
      [
        'by chance.',
        'To draw lots is to decide by chance, so that the groups would be alike on average.',
      ],
      [
        [
          'in quantity.',
          'wrong-sense-of-word',
          '*A lot* can mean a great quantity, but the phrase tells how people are assigned.',
        ],
        [
          'by experience.',
          'opposite',
          'Experience is what may have made the groups unlike; the lot would mix it.',
        ],
        ['by request.', 'opposite', 'Assigning by request would let people choose again.'],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.5,
      'What attitude does the statistician show by writing that the employer “credited the kitchen table”?',
      [
        'Amused doubt about the reasoning in the report',
        'The playful image for “home,” followed by “Perhaps,” shows doubt.',
      ],
      [
        [
          'Warm approval of work done with a family near',
          'misreads-tone',
          'The column questions the conclusion.',
        ],
        [
          'Deep anger at the loss of two office floors',
          'not-stated',
          'The floors are not mentioned in Source 2.',
        ],
        [
          'Honest confusion about the kind of furniture',
          'too-literal',
          'The table stands for the home.',
        ],
      ],
    ),
    select(
      'integration.combine-sources',
      0.6,
      'Which **two** pieces of information would help to decide between the two sources?',
      [
        [
          'The years of experience of the people in each group',
          'The statistician suggests that experienced people stayed at home.',
        ],
        [
          'The tickets each person completed before the choice was offered',
          'If the remote group was faster before, the place did not cause the difference.',
        ],
      ],
      [
        [
          'The number of minutes each person spent on travel by bus',
          'irrelevant-detail',
          'Travel does not tell why more tickets were completed.',
        ],
        [
          'The price at which the two floors could be rented to others',
          'irrelevant-detail',
          'The rent does not bear on productivity.',
        ],
        [
          'The kind of table that most remote workers had at home',
          'too-literal',
          'The kitchen table is an image for working at home.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.5,
      'Why does the statistician mention “a service for which nobody closes a ticket”?',
      [
        'To suggest that some useful work in the office was left uncounted',
        "Answering newcomers' questions is work, yet it does not appear in the ticket counts.",
      ],
      [
        [
          'To suggest that the office workers refused to help newcomers',
          'opposite',
          'The column assumes that somebody in the office answered them.',
        ],
        [
          'To suggest that the company should sell tickets to its services',
          'wrong-sense-of-word',
          'The tickets are requests for support.',
        ],
        [
          'To suggest that remote workers closed tickets they had not read',
          'not-stated',
          'No such conduct is implied.',
        ],
      ],
    ),
    choice(
      'integration.themes',
      0.6,
      'What broader issue do the two sources raise when they are read together?',
      [
        'Numbers that are correct can still be given a wrong meaning.',
        'The nine percent is accepted in both, but Source 2 shows another way to explain it.',
      ],
      [
        [
          'Numbers that companies publish are seldom correct.',
          'contradicts-text',
          'Source 2 does not dispute the numbers.',
        ],
        [
          'Workers who are satisfied tend to become careless.',
          'not-stated',
          'Neither source says so.',
        ],
        [
          'Workers who travel less make better use of offices.',
          'distorts-detail',
          'Travel time is mentioned, but not in relation to the use of offices.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      1.2,
      "Which finding would best answer the statistician's objection and support the company?",
      [
        'Employees assigned to home by lot completed more tickets than the rest.',
        'Assignment by lot makes the groups alike, so a difference could be credited to the place of work.',
      ],
      [
        [
          'Employees who chose to stay at home said they would choose it again.',
          'weak-evidence',
          'Satisfaction does not show that home made them finish more tickets.',
        ],
        [
          'Employees who chose the office had worked at the company for longer.',
          'opposite',
          'This would remove one explanation but would not make the groups alike in other ways.',
        ],
        [
          'Employees in both groups had answered the same number of questions.',
          'weak-evidence',
          'This answers the last point of the column and not the objection about choice.',
        ],
      ],
    ),
  ],
);
