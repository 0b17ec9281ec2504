import { choice, order, readingSet, supply } from '../authoring.js';

/** The Long Way to Radiology: narrative text with 7 items. */
export const firstTransport = readingSet(
  {
    id: 'reading.first-transport',
    title: 'The Long Way to Radiology',
    kind: 'narrative',
    text: `On her first morning as a patient transporter, Imani discovered that the hospital had been designed by someone who disliked straight lines. She had memorized the map the evening before, yet the corridor she expected behind the cafeteria turned out to be a supply room, and the elevator that should have opened on the second floor opened on the third.

Her passenger, a retired surveyor named Mr. Okafor, watched her study the signs for a while before he spoke. “You are looking for where the map says you are,” he said, not unkindly. “Try looking for something you cannot mistake.” He pointed through a window at the brick chimney of the laundry building. “That stays put. We were on its left when we started, so radiology must be beyond it.”

Imani turned the wheelchair around. They passed the chapel, crossed an enclosed bridge above the parking lot, and came upon the radiology desk from the wrong side, eleven minutes late. The clerk looked up at the clock and then, seeing Mr. Okafor's expression of enormous satisfaction, decided to say nothing at all.

At the end of the shift Imani unfolded her map again. Instead of studying the numbered corridors, she took a pencil and drew a small chimney in the margin. The following week, when a new transporter asked her how anybody found anything in this building, she walked him to the nearest window.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.3,
      'Which sentence best states the central idea of the story?',
      [
        'A fixed landmark can guide a newcomer better than a memorized plan.',
        'Mr. Okafor tells her to find “something you cannot mistake,” and Imani later teaches the same by walking a newcomer to a window.',
      ],
      [
        [
          'A hospital that is badly designed puts the health of patients at risk.',
          'not-stated',
          'The odd corridors cause a delay, but no harm to a patient is described.',
        ],
        [
          'A worker who is late should be forgiven on the first day of a new job.',
          'true-but-not-main-idea',
          "The clerk's silence is a passing moment; the chimney carries the story.",
        ],
        [
          'A map is of no use to anyone who has not worked in the place before.',
          'overgeneralises',
          'Imani keeps her map and improves it with a drawing.',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      -0.4,
      'Put the events of the story in order.',
      "The text tells of the wrong elevator, the surveyor's advice, the bridge, the late arrival, and only then the drawing.",
      'follows-place-not-time',
      [
        [
          'An elevator opens on an unexpected floor.',
          "This is part of the first paragraph's confusion.",
        ],
        [
          'Mr. Okafor points out a chimney.',
          'He speaks after watching her “study the signs for a while.”',
        ],
        [
          'The pair cross an enclosed bridge.',
          'They cross it after Imani turns the wheelchair around.',
        ],
        ['A clerk notices the time.', 'The clerk looks “up at the clock” on their arrival.'],
        ['Imani adds a drawing to the map.', 'She draws it “at the end of the shift.”'],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.1,
      'Why does the clerk most likely say nothing about the time?',
      [
        "The pleasure on the patient's face makes a complaint seem out of place.",
        "The clerk decides to be silent after “seeing Mr. Okafor's expression of enormous satisfaction.”",
      ],
      [
        [
          'The clock on the wall is known by all of the staff to be unreliable.',
          'not-stated',
          'Nothing suggests that the clock is wrong.',
        ],
        [
          'The surveyor has called ahead to explain that they would be delayed.',
          'not-stated',
          'No call is made in the story.',
        ],
        [
          'The rules of the hospital allow new workers a delay of eleven minutes.',
          'not-stated',
          'The story mentions no such rule.',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.2,
      'From whose point of view is the delivery to radiology told?',
      [
        'A narrator outside the story who follows what Imani thinks',
        'Imani is called “she,” and the reader learns what she “expected” and “had memorized.”',
      ],
      [
        [
          'Imani herself, who recalls a day from early in her career',
          'confuses-narrator',
          'A character telling her own story would say “I.”',
        ],
        [
          'Mr. Okafor, who observes the transporter from a wheelchair',
          'confuses-narrator',
          'He is described from outside, by his words and expression.',
        ],
        [
          'A narrator who reports the private thoughts of every person',
          'too-broad',
          "Mr. Okafor's thoughts are shown only through what he says and how he looks.",
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.4,
      'What does the last sentence of the story accomplish?',
      [
        'It shows that Imani has learned the lesson and now passes it on.',
        'She answers the newcomer by walking him “to the nearest window,” as Mr. Okafor had done for her.',
      ],
      [
        [
          'It reveals that Imani has become tired of answering questions.',
          'misreads-tone',
          'Walking the newcomer to a window is a helpful answer, not a refusal.',
        ],
        [
          'It introduces a problem that will have to be solved by others.',
          'misses-resolution',
          'The question is answered at once, so the story is closed.',
        ],
        [
          'It proves that the building has been changed since her first day.',
          'not-stated',
          'Nothing in the building has changed; the chimney “stays put.”',
        ],
      ],
    ),
    supply(
      'craft.words-in-context',
      -0.2,
      "Which word in the second paragraph names the former occupation of Imani's passenger? Type the word.",
      {
        answer: 'surveyor',
        kind: 'word',
        rationale: 'The passenger is introduced as “a retired surveyor named Mr. Okafor.”',
      },
      [
        ['transporter', 'wrong-person', "That is Imani's own job, named in the first sentence."],
        [
          'retired',
          'wrong-part-of-phrase',
          '“Retired” says that he no longer works; it does not name the work.',
        ],
      ],
    ),
    choice(
      'craft.fact-opinion',
      0.2,
      "Which statement in the story expresses Imani's humorous opinion?",
      [
        'That the designer of the hospital disliked straight lines',
        "No designer's taste is known; the remark jokes about the confusing corridors.",
      ],
      [
        [
          'That the elevator opened on the third floor of the building',
          'mistakes-fact-for-opinion',
          'This is an event in the story.',
        ],
        [
          'That the chimney belongs to the building of the laundry',
          'mistakes-fact-for-opinion',
          'This is a fact in the story.',
        ],
        [
          'That the enclosed bridge crosses above the parking lot',
          'mistakes-fact-for-opinion',
          'This is a fact in the story.',
        ],
      ],
    ),
  ],
);
