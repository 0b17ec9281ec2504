import { line, outline, oval, stretch } from './curve.js';
import { area, ink, merged, pipes } from './paint.js';
import { definePlate } from './plate.js';
import { tube } from './tube.js';

const proximal = line(
  '152,106 172,112 190,100 188,78 204,62 224,72 220,94 200,112 212,132 236,124 248,140 236,160 212,158 200,178 200,214',
);
const distal = line(
  '248,214 248,188 264,176 282,186 298,172 290,152 268,146 262,126 276,112 294,122 308,110 318,94 344,92',
);
const loop = tube(
  '200,206 200,260 200,340 202,388 210,410 224,418 238,410 246,388 248,340 248,260 248,206',
  [22, 18, 12, 11, 11, 11, 11, 12, 16, 18, 20],
);
const duct = tube('358,30 358,120 358,300 358,454', [27, 29, 32, 36]);
const inlets = [tube('424,148 396,150 366,170', 17), tube('424,56 396,58 366,72', 17)];
const capsule = outline(
  '150,92 142,66 116,50 84,56 62,80 60,114 74,144 104,158 134,148 150,124 158,117! 158,95!',
);
const tuft = line(
  '62,94 80,86 88,70 108,66 112,84 96,94 94,76 118,70 134,80 132,98 114,98 124,82 140,98 136,118 118,116 104,106 90,108 84,94 74,108 82,122 100,118 112,128 126,126 120,142 104,140 98,128 88,138 76,128 62,124',
);
const afferent = tube('6,60 34,76 66,95', [16, 15, 12]);
const efferent = tube('64,123 36,134 6,158', [9, 9, 9]);
const border = [18, 90, 162, 268, 300, 388].map((x) => line(`${x},232! ${x + 22},232!`));

/** One nephron, from its filter to the collecting duct. */
export const nephron = definePlate({
  id: 'nephron',
  title: 'One nephron and its collecting duct',
  width: 430,
  height: 464,
  alt: 'One working unit of an organ, drawn as a long tube. At the upper left a wide and a narrow vessel meet in a tuft of looped vessels, which sits in a cup. From the cup a thick winding tube runs to the right and turns down. It becomes a long, thin hairpin that dips far below a dashed border and comes up again, thicker. It goes on into a second winding tube, which joins a straight wide tube at the right that runs to the bottom and takes up other tubes as well.',
  drawing: [
    ink(border, 'fine'),
    merged([duct, ...inlets], 'paper'),
    pipes([distal], 20, 'tint'),
    pipes([stretch(proximal, 0, 5), stretch(proximal, 5)], 22, 'tint'),
    area(loop, 'paper'),
    area(capsule, 'paper'),
    area(oval(101, 104, 48, 47), 'tint', 'hair'),
    merged([afferent, efferent], 'shade'),
    pipes([tuft], 11, 'shade'),
  ],
  parts: [
    {
      id: 'afferent-arteriole',
      name: 'the afferent arteriole',
      place: 'Wide vessel at the upper left',
      outline: afferent,
      region: tube('8,61 32,74 56,88', 22),
    },
    {
      id: 'efferent-arteriole',
      name: 'the efferent arteriole',
      place: 'Narrow vessel at the left',
      outline: efferent,
      region: tube('58,128 36,137 10,158', 20),
    },
    {
      id: 'loop-of-henle',
      name: 'the loop of Henle',
      place: 'Long, thin hairpin',
      outline: loop,
      region: outline(
        '188,218! 189,300 192,394 206,422 226,430 246,418 258,392 260,300 260,218! 246,222 236,300 234,384 224,402 214,388 211,300 212,222',
      ),
      at: [200, 330],
      side: 'left',
    },
    {
      id: 'proximal-tubule',
      name: 'the proximal convoluted tubule',
      place: 'Winding tube next to the cup',
      outline: [tube(stretch(proximal, 0, 5), 22), tube(stretch(proximal, 5), 22)],
      at: [222, 86],
      side: 'right',
    },
    {
      id: 'distal-tubule',
      name: 'the distal convoluted tubule',
      place: 'Winding tube after the hairpin',
      outline: tube(distal, 20),
      at: [291, 163],
    },
    {
      id: 'collecting-duct',
      name: 'the collecting duct',
      place: 'Straight wide tube at the right',
      outline: duct,
      at: [358, 330],
    },
    {
      id: 'bowmans-capsule',
      name: "Bowman's capsule",
      place: 'Cup around the tuft',
      outline: capsule,
      region: outline(
        '149,92 142,66 116,50 84,56 70,70! 82,76 98,64 122,66 140,84 146,104 140,124 124,142 104,146 84,140 74,144! 104,158 134,148 150,124 157,116! 157,96!',
      ),
      at: [112, 150],
    },
    {
      id: 'glomerulus',
      name: 'the glomerulus',
      place: 'Tuft of looped vessels in the cup',
      outline: oval(104, 104, 36, 38),
      at: [92, 112],
      side: 'left',
    },
  ],
});
