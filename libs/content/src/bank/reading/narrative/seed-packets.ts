import { choice, order, readingSet } from '../authoring.js';

/** What the Envelopes Said: narrative text with 6 items. */
export const seedPackets = readingSet(
  {
    id: 'reading.seed-packets',
    title: 'What the Envelopes Said',
    kind: 'narrative',
    text: `After the funeral my cousins divided the furniture, and because I lived in an apartment with no room for any, I was given my grandmother's seed box. It was a flat tin, formerly a container for crackers, in which several dozen envelopes cut from old calendars stood upright, each labeled in her small, deliberate hand. I carried it home on the train with the faint resentment of a person who has been handed a consolation prize.

When I finally opened it again in March, the first envelope said “Beans, from Dora, before the flood,” and another “Tomatoes, sour, to be kept for Anton, who will eat them.” I had expected instructions, depths and dates and distances, but she had recorded nothing of that kind. Instead I read “Squash, given to me by a man who would not take payment for the stove” and “Lettuce, not to be given to the Brills again.” On envelope after envelope she had written where the seeds had come from and to whom they ought to go.

I continued reading until the room was dark, for nobody had ever told me about a flood, or a stove, or what the Brills had done, and the people who might have explained were scattered across three states and had not spoken much since the reading of the will.

In April I planted the beans in two buckets on the fire escape, and in August, when they had dried, I cut eleven envelopes from a calendar, wrote a question on each, and addressed them to my cousins.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.5,
      'Which statement best expresses the central idea of the story of the seed box?',
      [
        'A gift that seems slight proves to hold the means of renewing family ties.',
        'The box begins as a “consolation prize,” and at the end the narrator mails seeds and questions to the scattered cousins.',
      ],
      [
        [
          'A family that quarrels over furniture is unlikely to forgive one another.',
          'goes-beyond-text',
          'The cousins have not spoken much, but the ending reaches toward contact.',
        ],
        [
          'A person who lives in an apartment can still grow vegetables in buckets.',
          'true-but-not-main-idea',
          'The buckets are a means; the envelopes and questions carry the meaning.',
        ],
        [
          'A careful gardener keeps records of depths and dates for later planting.',
          'contradicts-text',
          'She had “recorded nothing of that kind.”',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.2,
      "What does the phrase “consolation prize” reveal about the narrator's first reaction?",
      [
        'The box seems a poor substitute for what others got.',
        'A consolation prize goes to those who miss the real one; the narrator feels “faint resentment.”',
      ],
      [
        [
          'The box seems a reward for having cared for the dead.',
          'misreads-figure',
          'Nothing is said of a reward, and the feeling is resentment.',
        ],
        [
          'The box seems too valuable to be carried on a train.',
          'opposite',
          'It is a flat tin, formerly “a container for crackers.”',
        ],
        [
          'The box seems a comfort in a time of deep mourning.',
          'too-literal',
          '“Consolation” here belongs to the idiom for a lesser prize.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.5,
      'Why does the author quote the words on several envelopes?',
      [
        "To let the grandmother's character and history appear in her own words",
        'The labels show kindness, humor, and grudges, and hint at events nobody had told the narrator.',
      ],
      [
        [
          'To give the reader enough instruction to plant each kind of seed',
          'contradicts-text',
          'The narrator expected instructions but found none.',
        ],
        [
          'To prove that the grandmother had become forgetful in her old age',
          'not-stated',
          'Each label remembers people and events clearly.',
        ],
        [
          'To show that the cousins had been unfair in dividing the property',
          'irrelevant-detail',
          'The labels say nothing of the furniture or the will.',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.0,
      'What is the effect of telling the story in the first person?',
      [
        'The reader learns of the past as slowly as the narrator does.',
        'The narrator opens envelope after envelope and has never been told of the flood or the stove.',
      ],
      [
        [
          'The reader knows more about the cousins than the narrator.',
          'opposite',
          'The reader sees only what the narrator reports.',
        ],
        [
          'The reader can compare the memories of several relatives.',
          'confuses-narrator',
          'One voice tells the story; the relatives are silent.',
        ],
        [
          'The reader is told what the grandmother privately thought.',
          'overgeneralises',
          'Her thoughts are known through short labels, not told by a narrator.',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      -0.5,
      "Put the narrator's actions in order.",
      '“After the funeral,” “in March,” “in April,” and “in August” mark the order.',
      'skips-time-signals',
      [
        ['Carrying a tin home on the train', 'This follows the division of the furniture.'],
        ['Reading labels until the room is dark', 'The box is opened again in March.'],
        ['Planting beans on the fire escape', 'The beans are planted in April.'],
        [
          'Cutting new envelopes from a calendar',
          'This happens in August, when the beans have dried.',
        ],
        [
          'Addressing mail to the cousins',
          'The envelopes are addressed once a question is written on each.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.4,
      'Which prediction about the narrator is best supported by the last paragraph?',
      [
        'The narrator will hear more about events named on the labels.',
        'A question goes to each cousin with the seeds, and the labels name events nobody had explained.',
      ],
      [
        [
          'The narrator will ask for a share of the furniture after all.',
          'not-stated',
          'Furniture is not mentioned again after the first paragraph.',
        ],
        [
          'The narrator will leave the city in order to become a farmer.',
          'goes-beyond-text',
          'Two buckets on a fire escape suggest no such plan.',
        ],
        [
          'The narrator will sell the rest of the seeds to the neighbors.',
          'not-stated',
          'The seeds are sent to relatives, not sold.',
        ],
      ],
    ),
  ],
);
