import { choice, order, readingSet } from '../authoring.js';

/** What the Green Was Hiding: informational text with 6 items. */
export const autumnLeaves = readingSet(
  {
    id: 'reading.autumn-leaves',
    title: 'What the Green Was Hiding',
    kind: 'informational',
    text: `It is customary to say that leaves turn yellow in autumn, but strictly speaking most of them turn nothing of the kind. The yellow has been present since spring. Leaves contain pigments called carotenoids, which also color carrots and corn, and throughout the summer these are concealed by a far greater quantity of green chlorophyll. Chlorophyll wears out in sunlight and must be manufactured continually. When days shorten, a tree stops replacing it, recovers the valuable nitrogen it contains, and stores this in twigs and roots; as the green withdraws, the yellow behind it comes into view.

Red is another matter. The pigments responsible, anthocyanins, are generally absent in summer and are produced in autumn, in a leaf that will be discarded within weeks. Why a tree should invest sugar in a dying leaf has been disputed for more than a century. One hypothesis regards the pigment as a sunscreen that protects the leaf while nitrogen is being recovered. Another regards it as a warning to insects that lay their eggs in autumn. The two are not incompatible, and the evidence so far favors the first somewhat more than the second.

Weather determines the quality of the display. Bright, cool days favor the production of sugar, and cold nights slow its departure from the leaf, so that a dry, sunny autumn without early frost gives the strongest reds. A warm, cloudy one leaves the yellows, which need no assistance, to carry the show alone.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.2,
      'Which sentence best summarizes the passage on leaves?',
      [
        'Yellow is uncovered when green fades, whereas red is newly made for disputed reasons.',
        'The first paragraph explains the yellow, and the second the red and its competing hypotheses.',
      ],
      [
        [
          "Yellow and red are both present since spring, but they are hidden by the summer's green.",
          'overgeneralises',
          'Red pigments are “generally absent in summer and are produced in autumn.”',
        ],
        [
          'Yellow is produced by trees in order to protect the nitrogen that is stored in their roots.',
          'confuses-colors',
          'It is the red pigment that may protect the leaf.',
        ],
        [
          'Dry, sunny weather without early frost is what produces the strongest reds in autumn.',
          'true-but-not-main-idea',
          'Weather is the subject of the last paragraph alone.',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      0.1,
      'Put in order the events by which a leaf comes to look yellow.',
      'The yellow pigment is there from spring; days shorten, chlorophyll is no longer replaced, and the green withdraws until the yellow shows.',
      'puts-pigment-last',
      [
        ['Yellow pigments form in the young leaf.', 'The yellow “has been present since spring.”'],
        [
          'A large quantity of green covers them.',
          'Throughout the summer they are concealed by chlorophyll.',
        ],
        ['The days become shorter.', 'The change begins “when days shorten.”'],
        ['The tree stops replacing its chlorophyll.', 'The tree “stops replacing it.”'],
        [
          'The yellow behind the green can be seen.',
          'At the end “the yellow behind it comes into view.”',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.2,
      'In the second paragraph, “invest sugar” most nearly means',
      [
        'spend sugar in the hope of some return.',
        'The question is why a tree should use sugar on a dying leaf, that is, what it gains.',
      ],
      [
        [
          'wrap sugar in a thin covering.',
          'wrong-sense-of-word',
          'To invest can mean to cover, but here the tree uses its sugar.',
        ],
        [
          'store sugar for the next spring.',
          'confuses-detail',
          'It is nitrogen that is stored in twigs and roots.',
        ],
        [
          'change sugar back into nitrogen.',
          'not-stated',
          'Sugar and nitrogen are different things in the passage.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.6,
      'What does the author mean by saying that the two hypotheses “are not incompatible”?',
      [
        'The pigment could serve both of the purposes at once.',
        'Protecting the leaf and warning insects do not exclude each other.',
      ],
      [
        [
          'The evidence for both of the purposes is equally strong.',
          'contradicts-text',
          'The evidence “favors the first somewhat more than the second.”',
        ],
        [
          'The scientists who proposed them worked with one another.',
          'too-literal',
          'The statement is about ideas and not about persons.',
        ],
        [
          'The two were disproved in the course of the last century.',
          'not-stated',
          'Neither hypothesis has been disproved.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.3,
      'Why can the yellows “carry the show alone” in a cloudy autumn?',
      [
        'They depend on pigments that are already in the leaf.',
        'The yellows “need no assistance,” since their pigments have been present since spring.',
      ],
      [
        [
          'They are produced from sugar that cold nights hold back.',
          'confuses-colors',
          'Sugar held in the leaf favors the reds.',
        ],
        [
          'They are stronger than the reds in every kind of weather.',
          'overgeneralises',
          'A dry, sunny autumn gives the strongest reds.',
        ],
        [
          'They protect the leaf from insects that avoid the clouds.',
          'not-stated',
          'Insects are mentioned in connection with red.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.9,
      'Which finding would best support the sunscreen hypothesis?',
      [
        'Leaves without the pigment recover less nitrogen in bright light.',
        'The hypothesis says that the pigment protects the leaf “while nitrogen is being recovered.”',
      ],
      [
        [
          'Leaves without the pigment carry more eggs of autumn insects.',
          'wrong-hypothesis',
          'This would support the idea of a warning to insects.',
        ],
        [
          'Leaves with the pigment contain the carotenoids of carrots.',
          'irrelevant-detail',
          'Carotenoids are the yellow pigments.',
        ],
        [
          'Leaves with the pigment fall from the tree somewhat earlier.',
          'irrelevant-detail',
          'The time of falling does not show protection from light.',
        ],
      ],
    ),
  ],
);
