import { line, outline, oval } from './curve.js';
import { area, dots, ink, merged } from './paint.js';
import { definePlate } from './plate.js';
import { tube } from './tube.js';

const soma = outline('84,118 98,96 124,88 148,100 160,124 150,148 126,158 100,152 86,138');
const dendrites = [
  tube('112,100 92,72 70,44 62,14', [26, 13, 8, 3]),
  tube('78,54 50,44 26,24', [9, 6, 3]),
  tube('96,118 60,104 30,98 8,84', [24, 12, 8, 3]),
  tube('46,102 30,114 10,116', [8, 5, 3]),
  tube('96,136 64,150 38,172 18,200', [24, 12, 8, 3]),
  tube('56,156 34,152 12,158', [8, 5, 3]),
  tube('116,148 106,178 108,204 96,232', [24, 12, 7, 3]),
  tube('107,190 124,210 126,232', [8, 5, 3]),
  tube('128,96 138,66 132,38 142,12', [22, 11, 7, 3]),
  tube('135,56 154,40 164,18', [8, 5, 3]),
];
const axon = tube('146,126 176,130 210,132 436,132', [26, 13, 10, 9, 9, 9]);
const STARTS = [196, 254, 312, 370] as const;
const sheaths = STARTS.map((x) =>
  outline(
    `${x},122 ${x + 8},117 ${x + 24},116 ${x + 40},117 ${x + 47},122 ${x + 48},132 ${x + 47},142 ${x + 40},147 ${x + 24},148 ${x + 8},147 ${x},142 ${x - 1},132`,
  ),
);
const wraps = STARTS.flatMap((x) => [
  line(`${x + 3},126! ${x + 45},126!`),
  line(`${x + 3},138! ${x + 45},138!`),
]);
const schwann = STARTS.map((x) => oval(x + 24, 121, 8, 3));
const branches = [
  tube('428,132 448,112 466,88 484,60', [10, 7, 5, 4]),
  tube('430,132 460,124 494,106', [10, 6, 4]),
  tube('430,132 462,142 494,156', [10, 6, 4]),
  tube('428,132 448,154 466,178 482,206', [10, 7, 5, 4]),
];
const knobs = [
  oval(487, 54, 10, 9),
  oval(501, 103, 10, 9),
  oval(501, 160, 10, 9),
  oval(486, 213, 10, 9),
];
const nucleus = oval(122, 122, 18, 17);

/** A motor neuron with a myelinated axon. */
export const neuron = definePlate({
  id: 'neuron',
  title: 'A neuron with a myelinated axon',
  width: 524,
  height: 246,
  alt: 'A nerve cell. On the left, a rounded body with a dark ball inside sends out many branching, tapering processes. From the body one long fiber runs to the right. Four sleeves wrap it one after another, with short bare gaps between them. At the far right the fiber divides into four branches that end in knobs.',
  drawing: [
    merged([soma, ...dendrites, axon, ...branches], 'tint'),
    area(sheaths, 'shade'),
    ink(wraps, 'hair'),
    area(schwann, 'paper', 'fine'),
    area(knobs, 'shade'),
    area(nucleus, 'shade'),
    dots([[126, 119]], 5),
    dots(
      [
        [100, 116],
        [104, 138],
        [134, 146],
        [146, 132],
        [138, 106],
        [110, 106],
        [118, 150],
      ],
      1.6,
    ),
  ],
  parts: [
    {
      id: 'axon',
      name: 'the axon',
      place: 'Start of the long fiber, next to the body',
      outline: axon,
      region: tube('166,128 180,130 193,131', [26, 26, 26]),
      at: [180, 130],
      side: 'below',
    },
    {
      id: 'cell-body',
      name: 'the cell body',
      place: 'Rounded body',
      outline: soma,
      region: outline('92,116 102,98 124,90 146,102 158,124 148,146 126,156 102,150 92,136'),
      at: [136, 146],
      side: 'below',
    },
    {
      id: 'dendrite',
      name: 'a dendrite',
      place: 'Branching, tapering process at the left',
      outline: dendrites.slice(2, 6),
      region: outline(
        '86,112 60,96 30,90 6,76 4,120 30,122 44,112 58,118 72,124 62,142 40,146 8,150 6,166 34,160 14,196 20,208 44,178 70,156 88,144 84,128',
      ),
      at: [62, 151],
      side: 'below',
    },
    {
      id: 'nucleus',
      name: 'the nucleus',
      place: 'Dark ball in the body',
      outline: nucleus,
      at: [116, 116],
      side: 'above',
    },
    {
      id: 'myelin-sheath',
      name: 'the myelin sheath',
      place: 'Sleeve around the fiber',
      outline: sheaths[1] ?? [],
      side: 'above',
      at: [278, 122],
    },
    {
      id: 'node-of-ranvier',
      name: 'a node of Ranvier',
      place: 'Bare gap between two sleeves',
      outline: axon,
      region: outline('303,112! 310,112! 310,152! 303,152!'),
      side: 'below',
      at: [307, 132],
    },
    {
      id: 'axon-terminal',
      name: 'an axon terminal',
      place: 'Knob at the far right',
      outline: knobs,
      region: outline(
        '476,44 500,40 504,60 488,84 502,90 518,98 516,112 496,118 494,146 516,152 516,168 498,174 488,192 502,206 498,224 478,222 470,206 478,182 486,160 484,132 486,108 474,84 470,62',
      ),
      at: [486, 212],
      side: 'below',
    },
  ],
});
