import { choice, readingSet, supply } from '../authoring.js';

/** Index of an Anatomy Atlas: index text with 4 items. */
export const indexAnatomy = readingSet(
  {
    id: 'reading.index-anatomy',
    title: 'Index of an Anatomy Atlas',
    kind: 'index',
    text: `**From the index of *A Student's Atlas of the Body*.** Numbers in **bold** refer to color plates; numbers followed by *t* refer to tables.

| Entry | Pages |
| --- | --- |
| Aorta: arch, 88; branches, 90*t*; plate, **89** | 86–91 |
| Arteries: compared with veins, 80*t*; of the arm, 93; of the leg, 95; pulmonary, *see* Lungs | 78–97 |
| Bone: growth, 31; marrow, 33; repair, 35 | 28–37 |
| Brain: blood supply, 152; lobes, 147, **148**; membranes, 150 | 145–156 |
| Heart: chambers, 70, **71**; conduction, 75; valves, 73 | 68–77 |
| Lungs: lobes, 110, **111**; pulmonary arteries, 113; pulmonary veins, 114 | 108–117 |
| Marrow, *see* Bone | |
| Veins: compared with arteries, *see* Arteries; of the arm, 99; of the leg, 101 | 98–105 |`,
  },
  [
    supply(
      'key-ideas.locate',
      -0.4,
      'On which page will a student find a color plate that shows the chambers of the heart? Type the number.',
      {
        answer: '71',
        kind: 'number',
        rationale:
          'Bold numbers refer to color plates, and under Heart stands “chambers, 70, 71” with 71 in bold.',
      },
      [
        ['70', 'ignores-bold', 'Page 70 has the text on the chambers.'],
        ['89', 'wrong-entry', 'Page 89 has the color plate of the aorta.'],
      ],
    ),
    choice(
      'key-ideas.locate',
      0.1,
      'A student wants a table that sets arteries and veins side by side. Which page should the student open?',
      ['Page 80', 'Under Arteries stands “compared with veins, 80” followed by *t* for a table.'],
      [
        ['Page 90', 'wrong-table', 'The table on this page lists the branches of the aorta.'],
        [
          'Page 98',
          'takes-range-of-entry',
          'Page 98 begins the part on veins, and its entry refers to Arteries.',
        ],
        ['Page 101', 'wrong-detail', 'Page 101 is about the veins of the leg.'],
      ],
    ),
    choice(
      'key-ideas.locate',
      0.2,
      'Under which two headings would a reader have to look in order to find the page on the pulmonary arteries, starting from “Arteries”?',
      [
        'Arteries, and then Lungs',
        '“Pulmonary, *see* Lungs” sends the reader to Lungs, where “pulmonary arteries, 113” stands.',
      ],
      [
        [
          'Arteries, and then Heart',
          'sounds-plausible',
          'The heart is near in the body, but the index refers to Lungs.',
        ],
        [
          'Arteries, and then Veins',
          'reverses-reference',
          'The entry on veins refers to arteries and not the other way around.',
        ],
        [
          'Arteries, and then Aorta',
          'sounds-plausible',
          'The aorta is an artery, but the index refers to Lungs.',
        ],
      ],
    ),
    choice(
      'key-ideas.locate',
      -0.3,
      'Which page would most likely explain how a broken arm heals?',
      ['35', 'Healing of a break is the repair of bone, which is on page 35.'],
      [
        ['31', 'related-but-not-asked', 'Page 31 is about the growth of bone.'],
        ['93', 'matches-one-word', 'Page 93 is about the arteries of the arm.'],
        ['99', 'matches-one-word', 'Page 99 is about the veins of the arm.'],
      ],
    ),
  ],
);
