import { choice, readingSet } from '../authoring.js';

/** Four Hours Before Graduation: persuasive text with 6 items. */
export const firstAidClass = readingSet(
  {
    id: 'reading.first-aid-class',
    title: 'Four Hours Before Graduation',
    kind: 'persuasive',
    text: `Last April, while two hundred people were watching, a referee collapsed on the field of our high school during a soccer game. Four of the spectators knew how to perform chest compressions, and one of those four, a sophomore, had learned it at a swimming pool the week before. The referee is alive, but I have been thinking ever since about the one hundred and ninety-six.

Our students must pass a course in algebra, write a research paper, and run a mile in order to receive a diploma. None of these requirements is unreasonable. Yet nobody on the bleachers that evening needed the quadratic formula, and someone did need another person who would kneel down and begin. When a heart stops, the chance of survival falls by roughly seven to ten percent with every minute that passes before compressions start, and in our township an ambulance takes eight minutes on average.

The usual objection is that the schedule is full. The training I propose, however, requires four hours in four years, and the fire department has offered to teach it without charge and to lend its mannequins. Another objection, raised by a member of the board, is that students might make a mistake. They might; the instructors tell them plainly that a rib can break. But a person whose heart has stopped is, for the moment, dead, and it is difficult to do worse.

I ask the board to make the training a condition of graduation, beginning with next year's freshmen.`,
  },
  [
    choice(
      'key-ideas.summarise',
      -0.4,
      'What does the author want the board to do?',
      [
        'Require a short course in lifesaving for a diploma',
        '“I ask the board to make the training a condition of graduation.”',
      ],
      [
        [
          'Replace the course in algebra with a course in health',
          'contradicts-text',
          'None of the present requirements “is unreasonable,” and the training takes four hours.',
        ],
        [
          'Hire more firefighters so that ambulances come sooner',
          'not-stated',
          'The fire department would teach; hiring is not mentioned.',
        ],
        [
          'Forbid games at which no trained adult can be present',
          'not-stated',
          'Games are not to be forbidden.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.4,
      'Why does the author write, “I have been thinking ever since about the one hundred and ninety-six”?',
      [
        'To draw attention to the many who could not have helped',
        'Of two hundred people four knew what to do, so the rest did not.',
      ],
      [
        [
          'To complain that too many people came to see the game',
          'misreads-tone',
          'The size of the crowd is not the complaint.',
        ],
        [
          'To thank the spectators who stayed out of the way then',
          'opposite',
          'The author regrets that they could not help.',
        ],
        [
          'To show that the count of spectators was not accurate',
          'not-stated',
          'The count is not questioned.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.7,
      'How do the figures in the second paragraph work together?',
      [
        'Survival declines fast, and help from outside takes several minutes.',
        'With a loss of “seven to ten percent” a minute and eight minutes of waiting, bystanders must begin.',
      ],
      [
        [
          'Survival is likely, since the ambulance needs less than ten minutes.',
          'reverses-inference',
          'Eight minutes without compressions would mean a great loss.',
        ],
        [
          'Survival depends on distance, and the township should be made smaller.',
          'not-stated',
          'The size of the township is not the issue.',
        ],
        [
          'Survival is rare, so that it would be pointless to train the students.',
          'opposite',
          'The author argues that training would save lives.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.5,
      'How does the author answer the worry that students might make a mistake?',
      [
        'By granting it and comparing it with the danger of doing nothing',
        '“They might,” the author says, but for a person whose heart has stopped “it is difficult to do worse.”',
      ],
      [
        [
          'By denying that trained students could injure another person',
          'contradicts-text',
          'The author says that “a rib can break.”',
        ],
        [
          'By promising that firefighters will be present at every event',
          'not-stated',
          'No such promise is made.',
        ],
        [
          'By pointing out that members of the board make mistakes as well',
          'attacks-the-person',
          'The author does not attack the board.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.3,
      'Which two facts does the author use to answer the objection that the schedule is full?',
      [
        'The training is brief and would cost the school nothing.',
        'It takes “four hours in four years,” and the fire department would teach “without charge.”',
      ],
      [
        [
          'The training is enjoyable and could replace a soccer game.',
          'not-stated',
          'Enjoyment is not mentioned.',
        ],
        [
          'The training is required in other states and by the pool.',
          'not-stated',
          'Other states are not mentioned.',
        ],
        [
          'The training is held in summer and needs no mannequins.',
          'contradicts-text',
          'The department would lend its mannequins, and summer is not mentioned.',
        ],
      ],
    ),
    choice(
      'craft.fact-opinion',
      0.1,
      "Which statement expresses the author's opinion?",
      [
        'The present requirements for a diploma are reasonable.',
        'What is reasonable is a judgment.',
      ],
      [
        [
          'Two hundred people were watching the soccer game.',
          'mistakes-fact-for-opinion',
          'Spectators can be counted.',
        ],
        [
          'The fire department has offered to teach for free.',
          'mistakes-fact-for-opinion',
          'The offer can be checked.',
        ],
        [
          'An ambulance takes eight minutes on average.',
          'mistakes-fact-for-opinion',
          'The average can be found in records.',
        ],
      ],
    ),
  ],
);
