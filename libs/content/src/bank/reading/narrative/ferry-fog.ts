import { choice, readingSet, supply } from '../authoring.js';

/** The Seven-Forty: narrative text with 6 items. */
export const ferryFog = readingSet(
  {
    id: 'reading.ferry-fog',
    title: 'The Seven-Forty',
    kind: 'narrative',
    text: `On the morning of the fog the seven-forty ferry carried eighty-one commuters, a crate of hens, and, at the wheel for the last time, Captain Ingrid Solheim, who was to retire at noon. There had been a ceremonial cake on the dock, and the mate, Rafael Duarte, who would have command of the boat from the following day, had eaten two pieces of it and was beginning to regret the second.

Halfway across, the radar screen went blank. Duarte immediately reached for the radio, reported their position, and proposed to drop anchor until the fog lifted, as the manual directs. “A sound proposal,” said the captain, “but in a moment it will be your decision, so let us find out what else you know.” She slowed the engine until it was barely turning, opened the wheelhouse window, sounded the horn, and waited, with her head to one side, like a person expecting an answer.

It came back from the left after about four seconds, softened but distinct, and when she sounded the horn again a minute later, the answer took three. “Cliffs of Varre,” Duarte said slowly. He calculated that sound, which travels about a third of a kilometer in a second, had to go there and back, so that they had been some six hundred and sixty meters off and were now at five hundred. “And the rocks below them begin at three hundred,” observed the captain, who evidently expected an immediate decision.

He looked at the blank screen, at the manual, and at the gray window. Then he gave the order to anchor, exactly as the book required, and for the first time that morning she smiled at him.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.5,
      'Which sentence best expresses the central idea of the story about the ferry?',
      [
        'Understanding a danger for oneself makes it possible to follow a rule wisely.',
        'Duarte ends where the manual began, but he now knows how far the rocks are.',
      ],
      [
        [
          'Experience makes it unnecessary to follow the rules that are found in a book.',
          'opposite',
          'The captain smiles when he anchors “exactly as the book required.”',
        ],
        [
          'Machines that break down should be replaced before a captain has to retire.',
          'not-stated',
          'The replacement of the radar is not discussed.',
        ],
        [
          'A celebration at the wrong time may keep a crew from doing its duty well.',
          'irrelevant-detail',
          'The cake has no effect on the decision.',
        ],
      ],
    ),
    supply(
      'key-ideas.locate',
      -0.3,
      'According to the story, how many seconds did the second answer take to come back? Type the number.',
      {
        answer: '3',
        kind: 'number',
        rationale: 'After the horn was sounded again, “the answer took three,” that is, 3 seconds.',
        unit: 'seconds',
      },
      [
        ['4', 'wrong-detail', 'The answer to the first sound of the horn took four seconds.'],
        ['7', 'wrong-detail', 'Seven belongs to the hour at which the ferry leaves.'],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.1,
      'What is the “answer” that the captain waits for?',
      [
        'The echo of the horn from the cliffs',
        'The sound comes back “softened but distinct,” and Duarte recognizes the cliffs.',
      ],
      [
        [
          'The reply of a clerk over the radio',
          'wrong-detail',
          'Duarte used the radio earlier; she listens at the open window.',
        ],
        [
          'The horn of a boat that is coming near',
          'sounds-plausible',
          'The time of the sound is used to find the distance of the cliffs.',
        ],
        [
          'The decision that Duarte has to make',
          'wrong-place',
          'His decision comes at the end, after the echoes.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.5,
      'Why does the captain not accept the proposal to anchor at once?',
      [
        'She wants Duarte to show that he can judge the situation.',
        'She says, “In a moment it will be your decision, so let us find out what else you know.”',
      ],
      [
        [
          'She wants to reach the dock before noon for the sake of the cake.',
          'distorts-detail',
          'The cake had been on the dock before they left.',
        ],
        [
          'She thinks that the manual is mistaken on what to do in fog.',
          'contradicts-text',
          'She calls it “a sound proposal” and smiles when he follows the manual.',
        ],
        [
          'She thinks that the passengers would be afraid if they anchored.',
          'not-stated',
          "The passengers' feelings are not mentioned.",
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.4,
      "What does the captain's smile at the end show?",
      [
        'She approves of a decision made with understanding.',
        'He anchors after working out the distance, and she smiles “for the first time that morning.”',
      ],
      [
        [
          'She is amused that he has eaten too much of the cake.',
          'irrelevant-detail',
          'His regret about the cake is not known to affect her.',
        ],
        [
          'She is relieved that the radar has started to work again.',
          'contradicts-text',
          'The screen is still blank.',
        ],
        [
          'She is proud that she has disobeyed the manual at last.',
          'contradicts-text',
          'The order is given “exactly as the book required.”',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.3,
      'How is the story of the ferry told?',
      [
        'By a narrator who mostly shows what people do and say',
        'Apart from a remark about the cake, thoughts appear through words and actions.',
      ],
      [
        [
          'By the captain, who remembers the last day of her work',
          'confuses-narrator',
          'The captain is called “she.”',
        ],
        [
          'By a passenger, who sees the events from a seat on deck',
          'confuses-narrator',
          "The events in the wheelhouse are told without a passenger's view.",
        ],
        [
          'By the mate, who is writing a report for the company',
          'confuses-narrator',
          'Duarte is called “he.”',
        ],
      ],
    ),
  ],
);
