import { choice, order, readingSet } from '../authoring.js';

/** Question Four: narrative text with 6 items. */
export const censusTaker = readingSet(
  {
    id: 'reading.census-taker',
    title: 'Question Four',
    kind: 'narrative',
    text: `The last house on the road belonged, according to the list, to nobody. Amara had counted one hundred and twelve households for the census in nine days, and she could have written “vacant” on the form without getting out of the car; her supervisor, who was anxious about the deadline, would have preferred it. On the porch rail, however, there was a blue enamel pot, and the pot was clean.

A man of about seventy came to the door before she had knocked. He listened courteously while she explained that his answers would be confidential, and he replied to the first three questions as though they concerned somebody else. The fourth asked how many persons lived at the address on the first of April, and he considered it for so long that she began to repeat it.

“On the first of April,” he said finally, “there were two.” It was now the nineteenth, and Amara looked at the pot, at the second chair, and at the garden behind him, where one half of the bed had been dug and the other half had not. The instructions covered the case precisely: a person living on the first was to be counted, whatever had happened since. She had never understood until then why anybody would have troubled to write such a rule.

She printed a 2 in the square, larger than was necessary, and turned the form around so that he could see it. He nodded, and went on nodding for a considerable while. Then he asked whether she had time for coffee, and although she did not, she put the list away.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.4,
      'Which sentence best expresses the central idea of the story about the census?',
      [
        'A rule that seems merely technical can do justice to a human life.',
        'Amara sees why the rule was written when a person who is gone is counted.',
      ],
      [
        [
          'A government that collects answers should explain why it needs them.',
          'not-stated',
          'The reasons for the census are not debated.',
        ],
        [
          'A worker with a deadline should not accept offers of coffee on duty.',
          'opposite',
          'Amara puts the list away and accepts.',
        ],
        [
          'A person who lives alone is likely to be forgotten by the neighbors.',
          'not-stated',
          'Neighbors are not mentioned.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.2,
      'Why does the clean pot matter to Amara?',
      [
        'It suggests that somebody lives in the house.',
        'The list says that nobody owns it, but a clean pot shows recent use.',
      ],
      [
        [
          'It suggests that the owner collects old enamel.',
          'not-stated',
          'One pot is no collection.',
        ],
        [
          'It suggests that the house will be sold shortly.',
          'not-stated',
          'A sale is not mentioned.',
        ],
        [
          'It suggests that her supervisor has been there.',
          'not-stated',
          'The supervisor would have preferred “vacant.”',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.4,
      'Which details most strongly suggest that the man has lost someone since the first of April?',
      [
        'The second chair and the garden that is half dug',
        'They show that two persons lived there and that work stopped in the middle.',
      ],
      [
        [
          "The clean pot and the man's courteous manner",
          'weak-evidence',
          'These show that the house is lived in.',
        ],
        [
          'The nine days of work and the long list of houses',
          'irrelevant-detail',
          "These concern Amara's task.",
        ],
        [
          'The first three questions and their quick answers',
          'weak-evidence',
          'These do not point to a loss.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.5,
      'Why does Amara print the number “larger than was necessary”?',
      [
        'To show the man that the person he lost has been counted',
        'She turns the form around “so that he could see it.”',
      ],
      [
        [
          'To make sure that her supervisor can read it without glasses',
          'not-stated',
          "The supervisor's eyes are not mentioned.",
        ],
        [
          'To fill the space that was meant for the names of the owners',
          'not-stated',
          'The number is printed in its own square.',
        ],
        [
          'To correct an error that she made in the first three answers',
          'not-stated',
          'No error is described.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.1,
      'In the third paragraph, “troubled” most nearly means',
      [
        'taken the effort.',
        'She wonders why anybody would have made the effort to write such a rule.',
      ],
      [
        [
          'been worried.',
          'wrong-sense-of-word',
          'The sentence concerns the work of writing a rule and not a feeling.',
        ],
        ['caused a disturbance.', 'wrong-sense-of-word', 'Nobody is disturbed by the rule.'],
        ['refused to begin.', 'opposite', 'Somebody did write the rule.'],
      ],
    ),
    order(
      'key-ideas.sequence',
      -0.3,
      "Put the events of Amara's visit in order.",
      'She notices the pot from the car, the man opens, he pauses at the fourth question, she sees the garden, prints the number, and is asked to coffee.',
      'misplaces-understanding',
      [
        ['She notices a pot on the porch.', 'The pot keeps her from writing “vacant.”'],
        ['A man comes to the door.', 'He comes “before she had knocked.”'],
        ['The fourth question is met with silence.', 'He considers it for a long time.'],
        ['She looks at a garden half dug.', 'She looks at it after his answer.'],
        ['She prints a number in the square.', 'She prints it once she has understood the rule.'],
        ['She puts the list away.', 'This is the last act of the story.'],
      ],
    ),
  ],
);
