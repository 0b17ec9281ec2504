import { choice, readingSet, select } from '../authoring.js';

/** Stop the Lane on Orchard Avenue: persuasive text with 7 items. */
export const bikeLaneLetter = readingSet(
  {
    id: 'reading.bike-lane-letter',
    title: 'Stop the Lane on Orchard Avenue',
    kind: 'persuasive',
    text: `To the editor:

The plan to turn a traffic lane of Orchard Avenue into a bicycle lane must be stopped before it ruins our business district. I have owned the hardware store at the corner of Fifth for fourteen years, I know what my customers want, and I can report that nobody carries a sheet of plywood home on a bicycle.

The planners say that a similar lane in Brookfield was followed by a rise in sales at nearby shops. What they do not tell you is that Brookfield opened a new university campus in the same year, and three thousand hungry students would have produced a rise in sales with or without a bicycle. Their own traffic study, moreover, was carried out during a single week in August, when half the town is away.

We all know who is behind this proposal: it is the same handful of newcomers who complained about the church bells and who will not be satisfied until every last car has been taken away. Once they have Orchard Avenue, they will come for Main Street, and after that you will need a permit to drive to your own house.

I am not against bicycles; I am against deciding the future of an important street on the basis of one week in August. Count the cars in October, talk to the merchants, and then let the council vote.

R. Castellano`,
  },
  [
    choice(
      'key-ideas.summarise',
      -0.1,
      'What does the writer of the letter ask the council to do?',
      [
        'Collect better information before it decides',
        '“Count the cars in October, talk to the merchants, and then let the council vote.”',
      ],
      [
        [
          'Put the new bicycle lane on another street',
          'not-stated',
          'No other street is proposed for the lane.',
        ],
        [
          'Require drivers to apply for a new permit',
          'misreads-tone',
          'The permit is an exaggerated fear and not a request.',
        ],
        [
          'Keep bicycles out of the business district',
          'contradicts-text',
          '“I am not against bicycles.”',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.6,
      "Which point in the letter is the strongest criticism of the planners' evidence?",
      [
        'The new campus may explain the sales in Brookfield.',
        'It names another possible cause for the rise that the planners credit to the lane.',
      ],
      [
        [
          'The newcomers complained about the church bells.',
          'attacks-the-person',
          'Past complaints have nothing to do with the evidence.',
        ],
        [
          'The owner has kept a store for fourteen years.',
          'confuses-credibility-and-evidence',
          "Experience gives the writer some authority but does not test the planners' data.",
        ],
        [
          'The same people will demand Main Street next.',
          'slippery-slope',
          'This predicts further steps without evidence.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.5,
      'What is the flaw in the statement that after Main Street “you will need a permit to drive to your own house”?',
      [
        'It predicts an extreme outcome without showing how it follows.',
        'One lane is said to lead to permits for all driving, with no evidence for the steps between.',
      ],
      [
        [
          'It appeals to a famous person who is no expert in the subject.',
          'confuses-fallacies',
          'No famous person is cited.',
        ],
        [
          'It draws a conclusion about a large group from one survey.',
          'confuses-fallacies',
          'No survey is used in the statement.',
        ],
        [
          'It repeats the claim in other words instead of supporting it.',
          'confuses-fallacies',
          'The statement adds a new prediction and does not repeat the claim.',
        ],
      ],
    ),
    choice(
      'craft.fact-opinion',
      0.3,
      'Which sentence shows bias against a group of people?',
      [
        'The complaint about “the same handful of newcomers”',
        'It dismisses the supporters by who they are and claims that nothing will satisfy them.',
      ],
      [
        [
          'The remark about “a sheet of plywood” on a bicycle',
          'mistakes-example-for-bias',
          'The remark is an example of what customers carry.',
        ],
        [
          'The request to “talk to the merchants” before a vote',
          'mistakes-request-for-bias',
          'The request asks for information and attacks nobody.',
        ],
        [
          'The report that “half the town is away” in August',
          'mistakes-fact-for-bias',
          'The remark concerns the timing of the study.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.1,
      'Why does the writer object to a traffic study made in August?',
      [
        'Traffic in that month may be lighter than usual.',
        'In August “half the town is away,” so one week then may not be typical.',
      ],
      [
        [
          'Traffic in that month is made up of bicycles.',
          'not-stated',
          'The share of bicycles in August is not mentioned.',
        ],
        [
          'Students arrive at the campus in that month.',
          'confuses-places',
          'The campus is in Brookfield.',
        ],
        [
          'Merchants close their stores for that month.',
          'not-stated',
          'The letter does not say that stores close.',
        ],
      ],
    ),
    select(
      'integration.evidence',
      0.4,
      "Which **two** facts, if true, would most weaken the writer's case?",
      [
        [
          'Sales in Brookfield rose on the street with the lane and nowhere else.',
          'If the campus had caused the rise, sales would have grown on other streets too.',
        ],
        [
          'Counts made in October gave nearly the same results as those in August.',
          'This would answer the objection that August is not typical.',
        ],
      ],
      [
        [
          'The owner of the store sells more plywood in the fall than in summer.',
          'irrelevant-detail',
          'The season of plywood sales does not bear on the lane.',
        ],
        [
          'The newcomers moved to town about a year before they made complaints.',
          'irrelevant-detail',
          'The date of their arrival does not bear on the lane.',
        ],
        [
          'The council has put off its votes on several other matters this year.',
          'irrelevant-detail',
          'Other votes do not bear on the evidence.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      1.1,
      'Which standard does the writer apply to the planners but not to the letter itself?',
      [
        'That a claim should rest on a large and typical set of observations',
        "The writer rejects “a single week in August” but generalizes from the store's own customers.",
      ],
      [
        [
          'That a claim should be supported by the opinions of newcomers',
          'opposite',
          'The writer dismisses the newcomers.',
        ],
        [
          'That a claim should be published before the council may vote',
          'not-stated',
          'Publication is not the standard in question.',
        ],
        [
          'That a claim should be made by someone who owns a business',
          'contradicts-text',
          'The writer does own a store, so the letter would meet this standard.',
        ],
      ],
    ),
  ],
);
