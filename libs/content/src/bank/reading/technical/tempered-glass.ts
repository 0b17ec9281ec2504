import { choice, order, readingSet } from '../authoring.js';

/** Glass with a Grudge: technical text with 6 items. */
export const temperedGlass = readingSet(
  {
    id: 'reading.tempered-glass',
    title: 'Glass with a Grudge',
    kind: 'technical',
    text: `Ordinary glass is remarkably strong until its surface is scratched. Under a pulling force the tip of the smallest crack concentrates the stress, the crack lengthens, and the pane parts. Under a squeezing force, on the other hand, a crack is pressed shut and can do little harm. Tempered glass exploits the difference by being squeezed all the time.

The process begins when a pane has been cut to its final size, for reasons that will become clear. It is heated in a furnace to about 620 degrees Celsius, at which the glass has begun to soften, and is then blasted on both sides with cold air. The surfaces harden within seconds, whereas the interior, still hot, cools more slowly, and as it does so it attempts to shrink; but the surfaces, already rigid, refuse to follow. The result is a standing quarrel, in which the interior pulls on the surfaces, which are thereby held in compression, and before a scratch can spread, a force must first overcome that compression. A tempered pane is approximately four times as strong as an untreated one.

The quarrel also determines how it breaks. If a crack does reach the interior, the stored energy is released at once, and cracks race through the whole pane, dividing it into thousands of blunt pieces the size of peas. This makes the glass suitable for shower doors and the side windows of cars. It also means that a tempered pane can never be drilled or trimmed: the first touch of the saw would finish it.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.2,
      'Which sentence best summarizes the passage on tempered glass?',
      [
        'Opposed forces inside the pane make it strong and decide how it breaks.',
        'The second paragraph explains the “standing quarrel,” and the third how it “determines how it breaks.”',
      ],
      [
        [
          'Cold air makes the surfaces of the pane so hard that a saw cannot cut it.',
          'distorts-detail',
          'The saw would make the whole pane break.',
        ],
        [
          'A crack makes any pane part, unless it has been heated to 620 degrees.',
          'distorts-detail',
          'Heating alone is not enough; the cooling creates the compression.',
        ],
        [
          'A pane that is to be tempered has to be cut to size before it is heated.',
          'true-but-not-main-idea',
          'This is a consequence explained at the end.',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      0.0,
      'Put the steps by which a tempered pane is made in order.',
      'The pane is cut first, heated, and blasted with air; the surfaces harden before the interior, which then pulls on them.',
      'cuts-after-tempering',
      [
        ['The pane is cut to its final size.', 'The process begins “when a pane has been cut.”'],
        [
          'The pane is heated until it begins to soften.',
          'It is heated to about 620 degrees Celsius.',
        ],
        ['Cold air is blown on both sides.', 'It is “blasted on both sides with cold air.”'],
        [
          'The surfaces become rigid.',
          'The surfaces “harden within seconds,” before the interior.',
        ],
        [
          'The interior cools and pulls on the surfaces.',
          'The interior “cools more slowly” and attempts to shrink.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.5,
      'Why must the pane be cut before it is tempered?',
      [
        'Cutting it later would release the stored energy.',
        'A crack that reaches the interior releases the energy at once, so “the first touch of the saw would finish it.”',
      ],
      [
        [
          'Cutting it later would make the edges too sharp.',
          'contradicts-text',
          'The pieces of a broken pane are blunt.',
        ],
        [
          'Cutting it later would require a hotter furnace.',
          'not-stated',
          'The heat of the furnace has nothing to do with cutting.',
        ],
        [
          'Cutting it later would leave the surfaces too soft.',
          'contradicts-text',
          'The surfaces harden in the process.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.4,
      'What does the image of a “standing quarrel” describe?',
      [
        'The interior and the surfaces pull against each other for good.',
        'The interior “attempts to shrink,” and the surfaces “refuse to follow.”',
      ],
      [
        [
          'The makers of glass disagree about the best way to cool it.',
          'too-literal',
          'No makers are mentioned.',
        ],
        [
          'The pane breaks as soon as it is placed in an upright position.',
          'too-literal',
          '“Standing” means lasting in this phrase.',
        ],
        [
          'The furnace and the cold air are used at one and the same time.',
          'contradicts-text',
          'The air follows the furnace.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.5,
      'Which general fact about cracks does the whole method depend on?',
      [
        'Squeezing keeps a crack from spreading, while pulling helps it.',
        'The first paragraph contrasts the two forces, and tempered glass “exploits the difference.”',
      ],
      [
        [
          'Heating closes a crack, while cooling opens it once again.',
          'not-stated',
          'Heat and cold are used to create compression and not to close cracks.',
        ],
        [
          'Cracks are found in the interior, while scratches are outside.',
          'confuses-terms',
          'A crack may start from a scratch and reach the interior.',
        ],
        [
          'Cracks in a large pane spread faster than those in a small one.',
          'not-stated',
          'The size of the pane is not compared.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.3,
      'Why is tempered glass a good choice for a shower door?',
      [
        'If it breaks, the pieces are small and without sharp edges.',
        'It divides “into thousands of blunt pieces the size of peas.”',
      ],
      [
        [
          'If it breaks, the pieces can easily be trimmed and reused.',
          'contradicts-text',
          'It “can never be drilled or trimmed.”',
        ],
        [
          'If it is scratched, the scratches are pressed shut by steam.',
          'confuses-cause',
          'The compression in the surface presses cracks shut.',
        ],
        [
          'If it is heated, the door becomes four times as strong.',
          'distorts-detail',
          'The strength comes from tempering and not from later heat.',
        ],
      ],
    ),
  ],
);
