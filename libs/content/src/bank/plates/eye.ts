import { line, outline, oval } from './curve.js';
import { area, ink, merged } from './paint.js';
import { definePlate } from './plate.js';
import { tube } from './tube.js';

const globe = oval(178, 148, 146, 144);
const bulge = outline('90,38! 46,72 20,110 12,148 20,186 46,224 90,258! 158,148');
const cornea = outline(
  '70,54! 40,80 19,112 12,148 19,184 40,216 70,242! 82,234! 50,210 28,180 22,148 28,116 50,86 82,62!',
);
const chamber = outline('82,62! 50,86 28,116 22,148 28,180 50,210 82,234! 104,218 108,148 104,78');
const choroid = oval(178, 148, 133, 131);
const retina = oval(178, 148, 119, 117);
const vitreous = outline(
  '114,62 146,48 180,45 220,54 254,80 276,114 281,135 273,148 281,161 278,182 260,214 226,240 188,251 148,249 114,234 106,208 110,148 106,88',
);
const lens = outline(
  '106,98 120,108 129,128 132,148 129,168 120,188 106,198 93,186 86,168 84,148 86,128 93,110',
);
const lensLines = [
  line('106,110 98,128 96,148 98,168 106,186'),
  line('108,114 118,132 120,148 118,164 108,182'),
];
const iris = [
  outline('90,68! 76,80 68,102 66,118 72,126 79,120 84,102 94,86 102,78!'),
  outline('90,228! 76,216 68,194 66,178 72,170 79,176 84,194 94,210 102,218!'),
];
const ciliary = [
  outline('80,60! 96,52 120,46 134,48 124,62 114,74 106,86 98,80 88,72'),
  outline('80,236! 96,244 120,250 134,248 124,234 114,222 106,210 98,216 88,224'),
];
const zonule = [
  line('108,82 106,99'),
  line('113,74 112,102'),
  line('119,68 117,106'),
  line('108,214 106,197'),
  line('113,222 112,194'),
  line('119,228 117,190'),
];
const nerve = tube('290,200 320,214 352,230 394,254', [30, 32, 36, 38]);
const sheath = tube('300,204 324,216 352,230 388,250', [44, 46, 50, 52]);
const fibers = [
  line('298,194 336,210 388,238'),
  line('292,202 336,222 392,252'),
  line('288,210 328,230 382,260'),
];
const disc = outline('278,184 290,194 288,208 276,216 270,208 274,196');
const vessels = [
  line('282,198 266,174 264,148 268,118 248,84 216,60'),
  line('282,202 254,224 220,242 180,250'),
  line('266,174 252,158'),
  line('268,118 254,110'),
  line('254,224 238,222'),
];
const limbus = [line('68,56! 82,62!'), line('68,240! 82,234!')];

/** The eye in horizontal section. */
export const eye = definePlate({
  id: 'eye',
  title: 'The eye, cut through from front to back',
  width: 404,
  height: 300,
  alt: 'An eye cut through from front to back; the front is on the left of the picture. Three coats lie inside each other: a white outer one, a dark middle one and a pale inner one. At the front the outer coat bulges out as a clear window. Behind the window is a space, then a dark diaphragm with a round opening in the middle, and behind the opening an oval body held by fine threads from a dark ring of muscle. A large clear space fills the rest. At the back the inner coat has a small pit, and below it a thick cord leaves the eye.',
  drawing: [
    merged([globe, bulge, sheath], 'paper'),
    area(choroid, 'shade', 'fine'),
    area(nerve, 'tint', 'fine'),
    area(retina, 'tint', 'fine'),
    area(vitreous, 'paper', 'fine'),
    ink(fibers, 'hair'),
    ink(vessels, 'hair'),
    area(disc, 'tint', 'fine'),
    area(chamber, 'paper', 'fine'),
    ink(limbus, 'fine'),
    ink(zonule, 'hair'),
    area(ciliary, 'shade', 'fine'),
    area(iris, 'shade'),
    area(lens, 'tint'),
    ink(lensLines, 'hair'),
  ],
  parts: [
    {
      id: 'sclera',
      name: 'the sclera',
      place: 'White outer coat',
      outline: globe,
      at: [240, 24],
      side: 'right',
    },
    {
      id: 'choroid',
      name: 'the choroid',
      place: 'Dark middle coat',
      outline: choroid,
      at: [292, 90],
      side: 'right',
    },
    {
      id: 'optic-nerve',
      name: 'the optic nerve',
      place: 'Thick cord that leaves the eye at the back',
      outline: nerve,
      at: [344, 228],
      side: 'right',
    },
    {
      id: 'retina',
      name: 'the retina',
      place: 'Pale inner coat',
      outline: retina,
      at: [286, 132],
      side: 'right',
    },
    {
      id: 'vitreous-body',
      name: 'the vitreous body',
      place: 'Large clear space',
      outline: vitreous,
      at: [190, 210],
      side: 'below',
    },
    {
      id: 'anterior-chamber',
      name: 'the anterior chamber',
      place: 'Space behind the clear window',
      outline: chamber,
      at: [44, 190],
      side: 'left',
    },
    {
      id: 'cornea',
      name: 'the cornea',
      place: 'Clear window at the front',
      outline: cornea,
      at: [19, 120],
      side: 'left',
    },
    {
      id: 'ciliary-body',
      name: 'the ciliary body',
      place: 'Dark ring of muscle at the upper edge of the diaphragm',
      outline: ciliary[0] ?? [],
      side: 'above',
    },
    {
      id: 'pupil',
      name: 'the pupil',
      place: 'Round opening in the diaphragm',
      outline: oval(72, 148, 8, 22),
      side: 'left',
      at: [72, 150],
    },
    {
      id: 'iris',
      name: 'the iris',
      place: 'Dark diaphragm, upper part',
      outline: iris[0] ?? [],
      side: 'left',
    },
    {
      id: 'lens',
      name: 'the lens',
      place: 'Oval body behind the opening',
      outline: lens,
      at: [108, 168],
      side: 'below',
    },
  ],
});
