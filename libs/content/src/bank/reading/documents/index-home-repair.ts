import { choice, readingSet, select, supply } from '../authoring.js';

/** Index of a Home Repair Handbook: index text with 5 items. */
export const indexHomeRepair = readingSet(
  {
    id: 'reading.index-home-repair',
    title: 'Index of a Home Repair Handbook',
    kind: 'index',
    text: `**From the index of *The Careful Householder: A Handbook of Home Repair***

| Entry | Pages |
| --- | --- |
| Caulk: choosing, 41; removing old, 43–44; around tubs, *see* Bathrooms | 41–46 |
| Bathrooms: resealing tubs, 112–114; replacing a fan, 118; leaking faucets, *see* Plumbing | 108–121 |
| Doors: sticking, 67; squeaking, 66; replacing a lock, 70–72 | 64–75 |
| Drywall: hanging, 81–83; patching small holes, 85; patching large holes, 86–88 | 80–90 |
| Ladders, safe use of | 12–15 |
| Paint: estimating quantity, 94; preparing walls, 91–93; removing drips, 97 | 91–101 |
| Plumbing: clogged drains, 130–132; leaking faucets, 134–137; shutting off water, 128 | 127–140 |
| Tools: for beginners, 5–7; renting, 8; storing, 10 | 4–11 |
| Windows: broken panes, 77; sticking, *see* Doors | 76–79 |`,
  },
  [
    choice(
      'key-ideas.locate',
      -0.6,
      'A reader wants to learn how to reseal the edge of a bathtub. Which pages should the reader open?',
      [
        '112–114',
        'Under Caulk, “around tubs” points to Bathrooms, where “resealing tubs” stands on pages 112–114.',
      ],
      [
        [
          '41–46',
          'stops-at-first-entry',
          'These are the pages for caulk in general; the index sends the reader on for tubs.',
        ],
        ['43–44', 'wrong-detail', 'These pages are about removing old caulk.'],
        ['134–137', 'wrong-entry', 'These pages deal with leaking faucets under Plumbing.'],
      ],
    ),
    supply(
      'key-ideas.locate',
      -1.0,
      'On which page does the handbook explain how to shut off the water? Type the number.',
      {
        answer: '128',
        kind: 'number',
        rationale: 'Under Plumbing stands “shutting off water, 128.”',
      },
      [
        ['127', 'takes-range-of-entry', 'Page 127 only begins the chapter on plumbing.'],
        ['130', 'wrong-detail', 'Page 130 begins the part on clogged drains.'],
      ],
    ),
    choice(
      'key-ideas.locate',
      0.1,
      'Which entry will lead a reader to advice about a window that sticks?',
      ['Doors, page 67', 'Windows says “sticking, see Doors,” and Doors lists “sticking, 67.”'],
      [
        ['Windows, page 77', 'ignores-cross-reference', 'Page 77 deals with broken panes.'],
        ['Doors, page 66', 'wrong-detail', 'Page 66 deals with squeaking doors.'],
        ['Tools, page 10', 'wrong-entry', 'Page 10 deals with the storing of tools.'],
      ],
    ),
    select(
      'key-ideas.locate',
      0.3,
      'A beginner plans to patch a large hole in drywall and then paint the wall. Which **two** page ranges cover these jobs most directly?',
      [
        ['86–88', 'Under Drywall, “patching large holes, 86–88.”'],
        ['91–93', 'Under Paint, “preparing walls, 91–93.”'],
      ],
      [
        ['81–83', 'wrong-detail', 'These pages are about hanging new drywall.'],
        ['76–79', 'wrong-entry', 'These pages are about windows.'],
        [
          '12–15',
          'related-but-not-asked',
          'Ladders may help, but these pages cover neither patching nor painting.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.2,
      'What does the word *see* tell a reader who meets it in this index?',
      [
        'That the topic is treated under a different heading',
        '“*See* Bathrooms” and “*see* Plumbing” send the reader to another entry, where the pages are given.',
      ],
      [
        [
          'That the topic is illustrated with a picture',
          'misreads-convention',
          'Nothing in the index refers to pictures.',
        ],
        [
          'That the topic is left out of the handbook',
          'opposite',
          'Each such topic has pages under another heading.',
        ],
        [
          'That the topic is explained in another book',
          'misreads-convention',
          'The headings named after the word stand in the same index.',
        ],
      ],
    ),
  ],
);
