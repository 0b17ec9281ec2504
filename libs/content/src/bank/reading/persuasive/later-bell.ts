import { choice, readingSet, select } from '../authoring.js';

/** Let the First Bell Ring Later: persuasive text with 7 items. */
export const laterBell = readingSet(
  {
    id: 'reading.later-bell',
    title: 'Let the First Bell Ring Later',
    kind: 'persuasive',
    text: `The school board will vote next month on moving the start of the high school day from 7:25 to 8:30. As a parent and a retired bus dispatcher, I ask the board to approve the change.

Teenagers are not lazy in the morning; they are early. During adolescence the body's clock shifts, so that sleepiness arrives later in the evening than it does for children or adults. A student who cannot fall asleep before eleven and must rise at a quarter to six is asked to learn chemistry on less than seven hours of sleep, although the American Academy of Sleep Medicine recommends eight to ten hours at that age. When Seattle moved its start to 8:45 in 2016, researchers who put wrist monitors on students measured about half an hour more sleep on school nights. The students did not simply stay up later.

Opponents raise fair concerns. Sports practices would end later, and families who count on older children to fetch younger ones would need another arrangement. The most serious objection is the cost of buses, which now serve the high school first and the elementary schools afterward. Having built such routes for nineteen years, I believe that exchanging the two would require no additional vehicles, since younger children wake early anyway. The board should publish a route study before it votes, so that nobody has to take my word for it.`,
  },
  [
    choice(
      'key-ideas.summarise',
      -0.4,
      "What is the author's central claim?",
      [
        'The board should vote for a later start to the high school day.',
        'The first paragraph ends, “I ask the board to approve the change,” that is, the move to 8:30.',
      ],
      [
        [
          'The board should buy more buses so that all schools start at once.',
          'contradicts-text',
          'The author believes the change “would require no additional vehicles.”',
        ],
        [
          'Teenagers ought to go to sleep before eleven on nights before school.',
          'distorts-detail',
          'The author explains why they cannot fall asleep earlier; no such demand is made.',
        ],
        [
          'Families should stop counting on older children to fetch younger ones.',
          'distorts-detail',
          'This is a concern of opponents that the author calls fair.',
        ],
      ],
    ),
    choice(
      'craft.fact-opinion',
      0.0,
      'Which statement from the letter is an opinion rather than a fact?',
      [
        'The most serious objection is the cost of buses.',
        "“Most serious” ranks the objections by the author's judgment; it cannot be measured or looked up.",
      ],
      [
        [
          'The board will vote next month on moving the start of the day.',
          'mistakes-fact-for-opinion',
          "The date and subject of a vote can be checked in the board's calendar.",
        ],
        [
          'Seattle moved its start to 8:45 in 2016.',
          'mistakes-fact-for-opinion',
          'A date and a time can be verified in public records.',
        ],
        [
          'Buses now serve the high school first.',
          'mistakes-fact-for-opinion',
          'The order of the routes can be checked in the timetable.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.5,
      'The author writes, “Teenagers are not lazy in the morning; they are early.” What is the purpose of this sentence?',
      [
        'To replace a common stereotype with a biological explanation',
        "The next sentence explains that “the body's clock shifts,” which counters the image of lazy teenagers.",
      ],
      [
        [
          'To concede a point that opponents of the plan have made',
          'wrong-paragraph',
          'Concessions begin in the third paragraph, with “Opponents raise fair concerns.”',
        ],
        [
          'To report a finding from the researchers working in Seattle',
          'wrong-source',
          'The Seattle study appears later and measured the amount of sleep.',
        ],
        [
          'To praise students who arrive at school before the first bell',
          'too-literal',
          '“Early” refers to an hour that comes too soon for their body clock.',
        ],
      ],
    ),
    select(
      'integration.argument',
      0.4,
      'Which **two** kinds of support does the author use for the claim?',
      [
        [
          'Measurements taken by researchers in another city',
          'The author cites the Seattle study with “wrist monitors on students.”',
        ],
        [
          'Experience gained in a job related to the problem',
          "“Having built such routes for nineteen years” draws on the author's work.",
        ],
      ],
      [
        [
          'A survey of the opinions of students and teachers',
          'not-stated',
          'No survey is mentioned.',
        ],
        [
          'A published study of the bus routes in the district',
          'misreads-detail',
          'The author asks the board to publish one, so it does not exist yet.',
        ],
        [
          'A comparison of examination grades in two schools',
          'not-stated',
          'The letter says nothing of grades.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.8,
      "Which part of the argument rests most on trust in the author's word?",
      [
        'That no more vehicles would be needed',
        'It rests on “I believe,” and the author admits that people should not have “to take my word for it.”',
      ],
      [
        [
          'That the change gave Seattle students more sleep',
          'overlooks-evidence',
          'This is backed by measurements from wrist monitors.',
        ],
        [
          'That eight to ten hours are advised for teenagers',
          'overlooks-evidence',
          'The author names the organization that recommends it.',
        ],
        [
          'That some families would need another arrangement',
          'confuses-claim-and-concession',
          'This is an objection that the author grants, not a claim in need of proof.',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.3,
      'Which detail best shows that the author tries to be fair to the other side?',
      [
        'Calling the concerns about sports and families reasonable',
        '“Opponents raise fair concerns” grants that the objections deserve an answer.',
      ],
      [
        [
          'Naming the hour at which a student would have to get up',
          'irrelevant-detail',
          "The hour of rising supports the author's own case.",
        ],
        [
          'Mentioning a past career spent in planning routes for buses',
          'confuses-credibility-and-fairness',
          'The career lends authority; it does not acknowledge the other side.',
        ],
        [
          'Reporting that Seattle students did not stay up any later',
          'irrelevant-detail',
          "This strengthens the author's side and answers a doubt about the study.",
        ],
      ],
    ),
    choice(
      'integration.argument',
      1.2,
      "Which finding would most weaken the author's belief that no additional buses would be needed?",
      [
        'The elementary routes take much longer to drive than the high school routes.',
        "Exchanging the two would then leave too little time before the high school's bell.",
      ],
      [
        [
          'The younger children in the district wake up early on most days of the week.',
          'opposite',
          "This is part of the author's own reasoning.",
        ],
        [
          'The high school students would rather sleep longer than practice in daylight.',
          'irrelevant-detail',
          'Their wishes do not bear on the number of buses.',
        ],
        [
          'The dispatcher who built the routes retired some years before the vote.',
          'attacks-the-person',
          'Retirement does not change how the routes can be arranged.',
        ],
      ],
    ),
  ],
);
