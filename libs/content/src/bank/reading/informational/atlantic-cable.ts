import { choice, order, readingSet, select } from '../authoring.js';

/** Three Weeks of Conversation: informational text with 6 items. */
export const atlanticCable = readingSet(
  {
    id: 'reading.atlantic-cable',
    title: 'Three Weeks of Conversation',
    kind: 'informational',
    text: `In August 1858, after several failed attempts, two ships finished laying a copper wire across the floor of the Atlantic, and for the first time a message could cross the ocean faster than the fastest ship. New York celebrated so wildly that fireworks set the roof of City Hall on fire. The enthusiasm was premature. Queen Victoria's greeting to the American president, which consisted of ninety-eight words, required sixteen hours to transmit, and within about three weeks the cable was dead.

The quarrel over what had killed it was also a quarrel about method. Wildman Whitehouse, the company's electrician, held that a long cable needed a strong push. When the signals grew faint, he applied roughly two thousand volts, which probably broke down the insulation. William Thomson, a professor of physics, had calculated that the trouble lay elsewhere: a cable in seawater stores charge, so that each pulse arrives blurred, and pushing harder merely blurs it more. He recommended a weak current, a thicker conductor, and an instrument sensitive enough to detect a whisper. His own device moved a tiny mirror, which threw a spot of light upon a scale.

An official inquiry sided with Thomson. In 1866 the Great Eastern, then the largest ship in the world, paid out a heavier cable built according to his principles, and it worked from the first day, carrying eight words a minute. Whitehouse, who had trained as a surgeon, had treated the cable as a patient in need of stimulation. Thomson had begun by asking what the patient was.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.2,
      'Which sentence best summarizes the passage on the cable?',
      [
        'A first cable failed, and a better understanding of signals led to one that lasted.',
        'The passage moves from the failure of 1858 through the two theories to the cable of 1866 “built according to his principles.”',
      ],
      [
        [
          'A first cable was greeted with fireworks, which damaged the roof of a public building.',
          'true-but-not-main-idea',
          'The fire illustrates the enthusiasm and is not the main idea.',
        ],
        [
          'A professor of physics destroyed a cable in order to prove that a rival was mistaken.',
          'contradicts-text',
          'It was Whitehouse whose high voltage probably ruined the cable.',
        ],
        [
          'A large ship was able to do in one voyage what many smaller ships had been unable to.',
          'too-narrow',
          'The ship laid the cable of 1866; the passage credits the principles of its design.',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      0.0,
      'Put the events in the history of the cable in order of time.',
      "The cable was laid in 1858, the Queen's greeting was sent, the cable was soon dead, an inquiry followed, and success came in 1866.",
      'follows-importance-not-time',
      [
        ['Two ships finish laying a wire in August.', 'This took place in August 1858.'],
        [
          'A greeting of ninety-eight words is sent.',
          'The greeting crossed the new cable within its three weeks.',
        ],
        ['The first cable falls silent.', 'It was dead within about three weeks.'],
        ['An official inquiry sides with Thomson.', 'The inquiry looked into the failure.'],
        ['The Great Eastern pays out a heavier cable.', 'This took place in 1866.'],
      ],
    ),
    choice(
      'craft.words-in-context',
      -0.2,
      'In the first paragraph, “premature” means that the enthusiasm',
      [
        'came too early.',
        'The celebration took place before the cable had proved itself, and it was soon dead.',
      ],
      [
        [
          'was insincere.',
          'sounds-plausible',
          'Nothing suggests that the celebration was not meant.',
        ],
        [
          'spread quickly.',
          'sounds-plausible',
          'The speed of the enthusiasm is not the point of the sentences that follow.',
        ],
        ['was unlawful.', 'not-stated', 'A fire broke out, but no law is mentioned.'],
      ],
    ),
    choice(
      'craft.structure',
      0.6,
      'What is the purpose of the comparison at the end of the passage?',
      [
        'To contrast acting on a symptom with first finding its cause',
        'Whitehouse treated the cable “as a patient in need of stimulation”; Thomson asked “what the patient was.”',
      ],
      [
        [
          'To suggest that surgeons should have no part in engineering',
          'overgeneralises',
          'The comparison concerns a way of thinking and not a profession.',
        ],
        [
          'To explain how electricity was used to treat sick people then',
          'too-literal',
          'No medical treatment is described.',
        ],
        [
          'To show that both men regarded the cable as a living thing',
          'too-literal',
          "The image is the author's and is not meant literally.",
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.3,
      'Why did Thomson want an instrument “sensitive enough to detect a whisper”?',
      [
        'He intended to send signals with a weak current.',
        'A weak current blurs less but is harder to detect, so the receiver must be sensitive.',
      ],
      [
        [
          'He expected that operators would speak to each other.',
          'too-literal',
          'The cable carried pulses, and the whisper is an image.',
        ],
        [
          'He knew that the mirror would reflect very little light.',
          'confuses-detail',
          'The mirror was his way to make small movements visible.',
        ],
        [
          'He feared that the fireworks would drown out the signals.',
          'irrelevant-detail',
          'The fireworks belong to the celebration.',
        ],
      ],
    ),
    select(
      'integration.evidence',
      0.5,
      'Which **two** statements does the passage support?',
      [
        ['A stronger signal may be a less clear one.', '“Pushing harder merely blurs it more.”'],
        [
          'The cable of 1866 was faster than that of 1858.',
          'Eight words a minute is far more than ninety-eight words in sixteen hours.',
        ],
      ],
      [
        [
          'The inquiry found that Whitehouse had lied to the company.',
          'goes-beyond-text',
          'The inquiry sided with Thomson; no lie is mentioned.',
        ],
        [
          'The attempts before 1858 had used the Great Eastern.',
          'wrong-time-order',
          'The ship appears in 1866.',
        ],
        [
          'The Queen refused to send another greeting by cable.',
          'not-stated',
          'No refusal is mentioned.',
        ],
      ],
    ),
  ],
);
