import { choice, order, readingSet, select } from '../authoring.js';

/** Drinking the Fog: informational text with 7 items. */
export const fogHarvest = readingSet(
  {
    id: 'reading.fog-harvest',
    title: 'Drinking the Fog',
    kind: 'informational',
    text: `Along parts of the Pacific coast of South America, rain may not fall for years, yet the hills stand in cloud for much of the winter. Cold ocean water chills the moist air above it, and the wind pushes the resulting fog inland until it meets a slope. Every cubic meter of that fog holds a tiny quantity of liquid, usually less than half a gram, and the trick is to comb it out.

The comb is a sheet of plastic mesh stretched between two posts, facing the wind. As fog drifts through, droplets strike the fibers, merge, and run down into a gutter that leads to a tank; no electric pump is needed, since the collectors stand uphill from the houses that use the water. On a good day each square meter of mesh yields several liters; on a clear day it yields nothing at all.

The method has obvious appeal: it uses no fuel, and its parts can be replaced by hand. Its history is nonetheless full of abandoned nets, because storm winds tear the mesh, posts lean, and gutters clog with dust. Where an international organization built the collectors and then departed, many fell out of use within a few years. The projects that lasted had something in common besides fog: a local committee with the training, the spare parts, and the authority to make repairs. The water was free; keeping it flowing was not.`,
  },
  [
    choice(
      'craft.words-in-context',
      -0.2,
      'In the first paragraph, the phrase “comb it out” refers to the task of',
      [
        'separating drops of water from the air.',
        'Fog holds a little liquid, and the second paragraph calls the mesh that catches droplets “the comb.”',
      ],
      [
        [
          'searching the coast for the foggiest hill.',
          'wrong-sense-of-word',
          'To comb can mean to search, but here the comb is a mesh that catches droplets.',
        ],
        [
          'straightening the fibers of a tangled net.',
          'too-literal',
          'The image comes from hair; the text applies it to taking droplets out of fog.',
        ],
        [
          'removing the dust that settles in gutters.',
          'wrong-detail',
          'Dust is a later problem and has nothing to do with the comb.',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      -0.5,
      'Put the steps by which fog becomes stored water in order.',
      'The first two paragraphs describe chilling, wind, contact with the mesh, merging, and the run down to the tank, in that order.',
      'reverses-cause-and-effect',
      [
        [
          'Moist air is chilled above cold ocean water.',
          '“Cold ocean water chills the moist air above it.”',
        ],
        ['Wind pushes fog toward the hills.', '“The wind pushes the resulting fog inland.”'],
        [
          'Droplets strike the fibers of a mesh.',
          '“As fog drifts through, droplets strike the fibers.”',
        ],
        ['Droplets merge and run downward.', 'They “merge, and run down into a gutter.”'],
        ['Water passes from a gutter to a tank.', 'The gutter “leads to a tank.”'],
      ],
    ),
    choice(
      'key-ideas.infer',
      -0.3,
      'Why can the collectors described in the passage work without a pump?',
      [
        'Gravity carries the water down to the houses.',
        'The collectors “stand uphill from the houses,” so the water flows down by itself.',
      ],
      [
        [
          'Wind pressure forces the water along the pipes.',
          'confuses-relation',
          'Wind brings the fog to the mesh; it does not move the collected water.',
        ],
        [
          'Families carry the water home from the gutters.',
          'not-stated',
          'The gutter leads to a tank; no carrying is mentioned.',
        ],
        [
          'Fog yields too little water to need moving at all.',
          'contradicts-text',
          'On a good day a square meter gives “several liters,” and houses use the water.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.5,
      'What is the effect of the final sentence of the passage?',
      [
        'It sums up, through contrast, why upkeep decides success.',
        '“The water was free; keeping it flowing was not” restates the lesson about repairs by setting two halves against each other.',
      ],
      [
        [
          'It warns that families will soon be charged for the water.',
          'too-literal',
          'Not being free refers to the effort of repair, not to a bill for families.',
        ],
        [
          'It shows that fog collection wastes more than it produces.',
          'distorts-detail',
          'The passage never says that the method wastes water or money.',
        ],
        [
          'It introduces a new problem that the projects had not met.',
          'misses-restatement',
          'The problem of repairs was already described in the same paragraph.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.4,
      'A charitable organization plans to install fog nets in a hill town. Based on the passage, which step would most improve the chance that they are still working in ten years?',
      [
        'Training and equipping a group of residents to repair them',
        'The projects that lasted had “a local committee with the training, the spare parts, and the authority to make repairs.”',
      ],
      [
        [
          'Doubling the area of mesh that is put up in the first season',
          'plausible-but-unsupported',
          'More mesh yields more water at first but is torn and clogged in the same way.',
        ],
        [
          'Sending a crew from abroad to build the nets and then leave',
          'opposite',
          'Where the builders departed, “many fell out of use within a few years.”',
        ],
        [
          'Choosing a valley floor that is sheltered from every wind',
          'contradicts-text',
          'Wind must push fog through the mesh, and the nets stand uphill.',
        ],
      ],
    ),
    select(
      'integration.argument',
      0.3,
      'Which **two** weaknesses of fog collection does the author acknowledge?',
      [
        [
          'The supply stops entirely when skies are clear.',
          '“On a clear day it yields nothing at all.”',
        ],
        [
          'The equipment is damaged by storms and dust.',
          '“storm winds tear the mesh, posts lean, and gutters clog with dust.”',
        ],
      ],
      [
        [
          'The collected water is too salty for drinking.',
          'not-stated',
          'Salt is not mentioned, and the title speaks of drinking.',
        ],
        [
          'The collectors burn costly fuel to turn a fan.',
          'opposite',
          'The method “uses no fuel.”',
        ],
        [
          'The parts must be replaced by specialists.',
          'opposite',
          '“Its parts can be replaced by hand.”',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.4,
      'How does the author regard the collecting of fog?',
      [
        'As worthwhile where residents can maintain it',
        'The method “has obvious appeal,” and it lasted where a local committee made repairs.',
      ],
      [
        [
          'As a failure that should not be tried again',
          'too-strong',
          'Some projects lasted, and the author tells why.',
        ],
        [
          'As a cure for drought on every kind of coast',
          'overgeneralises',
          'The method needs fog, wind, and a slope.',
        ],
        [
          'As a curiosity of no use to ordinary families',
          'contradicts-text',
          'The collectors stand above “the houses that use the water.”',
        ],
      ],
    ),
  ],
);
