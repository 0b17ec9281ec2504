import { choice, readingSet, select } from '../authoring.js';

/** What the Night Shift of the Brain Does: informational text with 8 items. */
export const sleepMemory = readingSet(
  {
    id: 'reading.sleep-memory',
    title: 'What the Night Shift of the Brain Does',
    kind: 'informational',
    text: `It is tempting to regard sleep as time in which the brain is switched off. Recordings of electrical activity tell another story. During the deepest stage, large groups of neurons fall into slow, rolling waves, and within those waves brief bursts appear in which the patterns of the day's experiences seem to be replayed, often at high speed.

Psychologists suspect that the replay serves to stabilize memories. In a typical experiment, two groups of volunteers learn pairs of unrelated words. One group learns in the evening, sleeps, and is tested twelve hours later; the other learns in the morning and is tested after twelve hours of ordinary waking activity. The sleepers usually recall more. Because the interval is identical, the mere passage of time cannot account for the result.

A skeptic may object that the two groups also differ in the time of day at which they are tested. Researchers have answered by adding further groups, for example people who nap in the afternoon and people who rest quietly without sleeping, who are tested at the same hour. The advantage of sleep typically shrinks in such comparisons but does not vanish.

None of this means that information can be absorbed by playing recordings to a sleeper. Sleep appears to strengthen what has already been learned; it does not learn on our behalf. For a student, the practical conclusion is modest: studying late into the night may sacrifice the very process that would have preserved the material.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.2,
      'Which sentence best summarizes the passage on sleep?',
      [
        'Evidence suggests that the sleeping brain strengthens memories formed while awake.',
        'The passage describes replay, experiments in which sleepers recall more, and the conclusion that sleep strengthens “what has already been learned.”',
      ],
      [
        [
          'Evidence suggests that people who nap do better at school than people who do not.',
          'distorts-detail',
          'Napping groups are part of experiments on recall; school results are not reported.',
        ],
        [
          'Recordings show that neurons move in slow waves during the deepest stage of sleep.',
          'true-but-not-main-idea',
          'The waves are a detail of the first paragraph.',
        ],
        [
          'Experiments on memory cannot be trusted because the groups are tested at odd hours.',
          'distorts-detail',
          'The objection is raised and then answered with further groups.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.4,
      'What role does the third paragraph play in the passage?',
      [
        'It raises a possible flaw in the experiment and reports how it was tested.',
        '“A skeptic may object” states the flaw, and “researchers have answered” tells how it was checked.',
      ],
      [
        [
          'It gives up the claim of the second paragraph and offers a new one instead.',
          'misreads-concession',
          'The advantage “does not vanish,” so the claim is kept.',
        ],
        [
          'It explains in more detail how neurons replay the experiences of the day.',
          'wrong-paragraph',
          'Replay is the subject of the first paragraph.',
        ],
        [
          'It applies the findings to the daily habits of students before examinations.',
          'wrong-paragraph',
          'The practical conclusion stands in the last paragraph.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.6,
      'Why is it important that both groups waited twelve hours before the test?',
      [
        'It ensures that a longer delay cannot explain the weaker recall.',
        '“Because the interval is identical, the mere passage of time cannot account for the result.”',
      ],
      [
        [
          'It ensures that both of the groups are tested at the same hour.',
          'contradicts-text',
          "One group is tested in the morning and the other in the evening, which is the skeptic's point.",
        ],
        [
          'It ensures that both of the groups have slept equally long.',
          'contradicts-text',
          'One group stayed awake during the interval.',
        ],
        [
          'It ensures that the volunteers forget all of the word pairs.',
          'not-stated',
          'Some pairs are recalled by both groups; forgetting everything is not the aim.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      -0.1,
      'In the second paragraph, “account for” most nearly means',
      [
        'explain.',
        'The sentence says that time alone is not the reason for the difference, so it cannot explain it.',
      ],
      [
        [
          'measure.',
          'wrong-sense-of-word',
          'Accounts can involve counting, but the sentence is about a cause.',
        ],
        ['repay.', 'wrong-sense-of-word', 'Settling an account is a sense from business.'],
        [
          'improve.',
          'sounds-plausible',
          'The sentence asks why the result occurred, not how to better it.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.3,
      'Which action by a student is best supported by the passage?',
      [
        'Reviewing notes in the evening and then getting a full night of sleep',
        'Sleep strengthens what has been learned, and studying late “may sacrifice the very process” that preserves it.',
      ],
      [
        [
          'Playing a recording of the lecture quietly through the whole night',
          'contradicts-text',
          '“None of this means that information can be absorbed by playing recordings to a sleeper.”',
        ],
        [
          'Replacing the hours of study by several additional naps each day',
          'contradicts-text',
          'Sleep “does not learn on our behalf.”',
        ],
        [
          'Staying awake until all of the material has been read once more',
          'opposite',
          'This is what the last sentence warns against.',
        ],
      ],
    ),
    select(
      'craft.fact-opinion',
      0.6,
      'Which **two** phrases show that the author treats the findings with caution?',
      [
        [
          '“seem to be replayed”',
          '“Seem” marks the replay as an interpretation and not as a certainty.',
        ],
        [
          '“typically shrinks in such comparisons”',
          'The author admits that the effect becomes smaller under stricter comparison.',
        ],
      ],
      [
        [
          '“two groups of volunteers”',
          'mistakes-detail-for-qualifier',
          'This only names who took part.',
        ],
        [
          '“tested twelve hours later”',
          'mistakes-detail-for-qualifier',
          'This states the design of the experiment.',
        ],
        [
          '“during the deepest stage”',
          'mistakes-detail-for-qualifier',
          'This only says when the waves occur.',
        ],
      ],
    ),
    choice(
      'craft.purpose',
      0.3,
      'Why does the author include the final paragraph?',
      [
        'To limit what readers conclude and offer practical advice',
        '“None of this means” sets a limit, and “the practical conclusion is modest” offers advice.',
      ],
      [
        [
          'To report a further experiment on how recordings are used',
          'misreads-detail',
          'Recordings are mentioned as something that does not work.',
        ],
        [
          'To take back the finding that sleepers recall more words',
          'misreads-concession',
          'The finding stands; its limits are named.',
        ],
        [
          'To describe how the author studied for an examination once',
          'not-stated',
          'The author tells nothing personal.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      1.2,
      'Why do groups that rest quietly without sleeping make the evidence stronger than groups that simply stay active?',
      [
        'They show that the benefit is not due to rest from activity alone.',
        'If rest alone helped memory, the resting group would equal the sleepers; the advantage of sleep “does not vanish.”',
      ],
      [
        [
          'They show that resting people recall more words than sleepers do.',
          'opposite',
          'The advantage of sleep shrinks in such comparisons but remains.',
        ],
        [
          'They show that the volunteers had learned the words equally well.',
          'confuses-controls',
          'How well the words were learned is not what resting groups test.',
        ],
        [
          'They show that naps in the afternoon last as long as a night does.',
          'not-stated',
          'The length of naps is not compared with that of a night.',
        ],
      ],
    ),
  ],
);
