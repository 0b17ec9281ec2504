import { choice, readingSet } from '../authoring.js';

/** Two Letters about Waiting: narrative text with 6 items. */
export const twoPatience = readingSet(
  {
    id: 'reading.two-patience',
    title: 'Two Letters about Waiting',
    kind: 'narrative',
    text: `### Source 1: from a letter by an orchard keeper to her nephew

You ask how one learns patience, and I suspect that you expect me to say that it comes from the trees. It is really the other way around. A graft takes in three weeks or fails; after that one waits four years for an apple, and no quality of mine makes the slightest difference. What I have learned is to have, at every time, something that needs doing on Tuesday: I prune the old rows, I mend the ladder, and I order rootstock for trees whose apples others will pick. Whoever sits beneath a sapling and watches is not patient but idle, and will presently become unhappy as well.

### Source 2: from a letter by a patient on a transplant list to a friend

Everyone commends me for my patience, as if I had some alternative. For the first several months I did practically nothing except listen for the telephone; I slept beside it, and I canceled whatever might have taken me out of range. I was like a person who holds her breath. Then a nurse in the clinic asked me, rather severely, what I had read lately, and I discovered that I could not name a thing. I have since begun to teach a neighbor's children the piano, with the consequence that on Wednesdays at four I forget to listen. The telephone, I have noticed, is no slower for it.`,
  },
  [
    choice(
      'integration.themes',
      0.3,
      'Which insight do the two letters share?',
      [
        'Waiting becomes bearable when one is occupied with something else.',
        'The keeper always has “something that needs doing on Tuesday”; the patient forgets to listen on Wednesdays.',
      ],
      [
        [
          'Waiting is a quality with which a few fortunate people are born.',
          'contradicts-text',
          'Neither writer regards patience as inborn.',
        ],
        [
          'Waiting is made shorter by those who give it their full attention.',
          'opposite',
          'The keeper makes no difference to the tree, and the telephone is “no slower” for being forgotten.',
        ],
        [
          'Waiting should be left to people who have no duties to perform.',
          'contradicts-text',
          'Both writers find duties helpful.',
        ],
      ],
    ),
    choice(
      'integration.themes',
      0.5,
      'How do the situations of the two writers differ?',
      [
        'The keeper has chosen work that involves waiting; the patient has no choice.',
        'The patient is commended “as if I had some alternative.”',
      ],
      [
        [
          'The keeper waits for a few weeks; the patient has been waiting for four years.',
          'confuses-details',
          'Four years is the time until an apple; the patient speaks of months.',
        ],
        [
          'The keeper waits in the company of children; the patient has to wait in silence.',
          'swaps-sources',
          "It is the patient who teaches a neighbor's children.",
        ],
        [
          'The keeper waits for her nephew; the patient waits for the visit of an old friend.',
          'misreads-detail',
          'The nephew and the friend receive the letters.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.3,
      'What does the comparison with “a person who holds her breath” suggest about the first months?',
      [
        'Life had been suspended until something should happen.',
        'She did nothing but listen and canceled what might take her out of range.',
      ],
      [
        [
          'Her illness had made it difficult for her to breathe.',
          'too-literal',
          'The comparison describes her waiting.',
        ],
        [
          'She was trying to surprise those who took care of her.',
          'not-stated',
          'No surprise is mentioned.',
        ],
        [
          'She was afraid that the neighbors would overhear her.',
          'not-stated',
          'Nobody is said to overhear.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.0,
      'In Source 2, “rather severely” means that the nurse spoke',
      ['in a somewhat stern way.', 'The question was meant to make her notice how she was living.'],
      [
        [
          'in very great pain.',
          'wrong-sense-of-word',
          'Pain may be severe, but the nurse is asking a question.',
        ],
        [
          'in a plain and bare room.',
          'wrong-sense-of-word',
          'A severe style may be plain, but the word describes how the nurse asked.',
        ],
        ['after a long delay.', 'not-stated', 'No delay is mentioned.'],
      ],
    ),
    choice(
      'craft.fact-opinion',
      0.3,
      'Which statement from the letters is a judgment rather than a report?',
      [
        'Whoever sits and watches a sapling is idle.',
        '“Idle” judges a conduct and cannot be measured.',
      ],
      [
        [
          'A graft takes in three weeks or fails.',
          'mistakes-fact-for-opinion',
          'The time can be observed.',
        ],
        [
          'The patient sleeps beside the telephone.',
          'mistakes-fact-for-opinion',
          'This reports what she did in the first months.',
        ],
        [
          'The lessons take place on Wednesdays.',
          'mistakes-fact-for-opinion',
          'The day of the lessons can be checked.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.5,
      'Which action would the orchard keeper be most likely to recommend to the patient in her first months?',
      [
        'Taking up a task that has to be done on a certain day',
        "The keeper's rule is to have “something that needs doing on Tuesday.”",
      ],
      [
        [
          'Sitting beneath a tree until her thoughts grow calm',
          'contradicts-text',
          'Sitting beneath a sapling is called idle.',
        ],
        [
          'Asking the clinic each morning for news of the list',
          'contradicts-text',
          "No effort of the keeper's makes the apple come sooner.",
        ],
        [
          'Learning from the trees how to be patient in illness',
          'contradicts-text',
          'The keeper denies that patience comes “from the trees.”',
        ],
      ],
    ),
  ],
);
