import type { ItemModel } from '../../kit/types.js';
import { classSelectModel, membersOf as of } from '../support-select.js';

/** Multiple-select models of chemistry. */
export const CHEMISTRY_SELECT_MODELS: readonly ItemModel[] = [
  classSelectModel({
    id: 'science.change-kind-select',
    objective: 'science.chemistry.matter',
    difficulty: -0.6,
    variants: 6,
    questions: {
      physical: 'Which of these are physical changes?',
      chemical: 'Which of these are chemical changes?',
    },
    unlike: {
      physical: 'It is not a merely physical change.',
      chemical: 'No new substance forms.',
    },
    members: [
      ...of('physical', [
        ['Ice melts', 'Water stays water when it melts; the change is physical.'],
        [
          'Alcohol evaporates from skin',
          'The molecules stay the same as they enter the air; the change is physical.',
        ],
        [
          'Sugar dissolves in tea',
          'The sugar molecules are only spread out; the change is physical.',
        ],
        ['A glass tube is broken', 'The pieces are still glass; the change is physical.'],
      ]),
      ...of('chemical', [
        ['Iron rusts', 'A new substance, iron oxide, forms; the change is chemical.'],
        ['Milk turns sour', 'Lactic acid forms from milk sugar; the change is chemical.'],
        ['Wood burns', 'Carbon dioxide, water and ash form; the change is chemical.'],
        [
          'An antacid fizzes in water',
          'Carbon dioxide forms as new bonds are made; the change is chemical.',
        ],
      ]),
    ],
  }),
  classSelectModel({
    id: 'science.bond-kind-select',
    objective: 'science.chemistry.bonding',
    difficulty: 0.1,
    variants: 8,
    questions: {
      ionic: 'Which of these are ionic compounds?',
      covalent: 'Which of these substances consist of molecules with covalent bonds?',
    },
    unlike: {
      ionic: 'It is not an ionic compound.',
      covalent: 'It does not consist of molecules.',
    },
    members: [
      ...of('ionic', [
        [
          'Sodium chloride, $\\text{NaCl}$',
          'Sodium gives an electron to chlorine, so the compound is ionic.',
        ],
        [
          'Magnesium oxide, $\\text{MgO}$',
          'Magnesium gives two electrons to oxygen, so the compound is ionic.',
        ],
        [
          'Calcium fluoride, $\\text{CaF}_2$',
          'Calcium gives electrons to fluorine, so the compound is ionic.',
        ],
        [
          'Potassium bromide, $\\text{KBr}$',
          'Potassium gives an electron to bromine, so the compound is ionic.',
        ],
      ]),
      ...of('covalent', [
        [
          'Water, $\\text{H}_2\\text{O}$',
          'Two nonmetals share electrons, so the bonds are covalent.',
        ],
        [
          'Carbon dioxide, $\\text{CO}_2$',
          'Two nonmetals share electrons, so the bonds are covalent.',
        ],
        ['Ammonia, $\\text{NH}_3$', 'Two nonmetals share electrons, so the bonds are covalent.'],
        ['Methane, $\\text{CH}_4$', 'Two nonmetals share electrons, so the bonds are covalent.'],
      ]),
    ],
  }),
  classSelectModel({
    id: 'science.element-class-select',
    objective: 'science.chemistry.periodic-table',
    difficulty: -0.1,
    variants: 8,
    questions: {
      halogen: 'Which of these elements are halogens?',
      noble: 'Which of these elements are noble gases?',
      metal: 'Which of these elements are metals?',
    },
    unlike: {
      halogen: 'It is not a halogen.',
      noble: 'It is not a noble gas.',
      metal: 'It is not a metal.',
    },
    members: [
      ...of('halogen', [
        ['Fluorine', 'It stands in group 17, so it is a halogen.'],
        ['Chlorine', 'It stands in group 17, so it is a halogen.'],
        ['Iodine', 'It stands in group 17, so it is a halogen.'],
      ]),
      ...of('noble', [
        ['Helium', 'It stands in group 18, so it is a noble gas.'],
        ['Argon', 'It stands in group 18, so it is a noble gas.'],
        ['Neon', 'It stands in group 18, so it is a noble gas.'],
      ]),
      ...of('metal', [
        ['Calcium', 'It is an alkaline earth metal of group 2.'],
        ['Potassium', 'It is an alkali metal of group 1.'],
        ['Copper', 'It is a transition metal that conducts very well.'],
      ]),
      ...of('nonmetal', [['Nitrogen', 'It is a nonmetal of group 15.']]),
    ],
  }),
  classSelectModel({
    id: 'science.rate-change-select',
    objective: 'science.chemistry.rates',
    difficulty: 0,
    variants: 6,
    questions: {
      faster: 'Marble pieces react with dilute acid. Which changes would speed up the reaction?',
      slower:
        'A piece of zinc reacts with dilute acid. Which changes would slow down the reaction?',
    },
    unlike: {
      faster: 'It would not speed up the reaction.',
      slower: 'It would not slow down the reaction.',
    },
    members: [
      ...of('faster', [
        [
          'Warming the acid',
          'At higher temperature more collisions have enough energy, so the reaction is faster.',
        ],
        [
          'Grinding the solid to powder',
          'More surface is exposed to the acid, so the reaction is faster.',
        ],
        [
          'Using more concentrated acid',
          'More acid particles strike the solid each second, so the reaction is faster.',
        ],
      ]),
      ...of('slower', [
        [
          'Cooling the acid in ice',
          'Fewer collisions have enough energy in the cold, so the reaction is slower.',
        ],
        [
          'Adding water to the acid',
          'Diluted acid strikes the solid less often, so the reaction is slower.',
        ],
        [
          'Using one larger lump of the same mass',
          'A single lump has less surface than small pieces, so the reaction is slower.',
        ],
      ]),
    ],
  }),
  classSelectModel({
    id: 'science.energy-change-select',
    objective: 'science.chemistry.reactions',
    difficulty: 0.1,
    variants: 6,
    questions: {
      exothermic: 'Which of these processes are exothermic?',
      endothermic: 'Which of these processes are endothermic?',
    },
    unlike: {
      exothermic: 'It does not give off heat.',
      endothermic: 'It does not take up heat.',
    },
    members: [
      ...of('exothermic', [
        ['Burning of natural gas', 'Combustion gives off heat, so it is exothermic.'],
        [
          'Neutralizing a strong acid with a strong base',
          'The mixture warms up, so the process is exothermic.',
        ],
        ['Freezing of water', 'Heat is given off as ice forms, so the process is exothermic.'],
        [
          'Condensing of steam on skin',
          'Heat is given off as liquid forms, which makes steam burns severe.',
        ],
      ]),
      ...of('endothermic', [
        ['Photosynthesis in a leaf', 'It takes up the energy of light, so it is endothermic.'],
        ['Evaporating of sweat', 'It takes heat from the skin, so it is endothermic.'],
        ['Melting of ice', 'It takes up heat, so it is endothermic.'],
        [
          'Dissolving of ammonium nitrate in a cold pack',
          'The pack becomes cold as heat is taken up, so it is endothermic.',
        ],
      ]),
    ],
  }),
  classSelectModel({
    id: 'science.acid-base-select',
    objective: 'science.chemistry.solutions',
    difficulty: -0.4,
    variants: 5,
    questions: {
      acidic: 'Which of these household substances are acidic?',
      basic: 'Which of these household substances are basic (alkaline) in water?',
    },
    unlike: {
      acidic: 'It is not acidic.',
      basic: 'It is not basic.',
    },
    members: [
      ...of('acidic', [
        ['Vinegar', 'It contains acetic acid, with a pH of about 3.'],
        ['Lemon juice', 'It contains citric acid, with a pH of about 2.'],
        ['Cola', 'It contains phosphoric and carbonic acid, with a pH of about 2.5.'],
        ['Tomato sauce', 'It contains organic acids, with a pH of about 4.'],
      ]),
      ...of('basic', [
        ['Bleach', 'Its pH is about 11 to 13, so it is basic.'],
        ['Oven cleaner', 'It contains sodium hydroxide, with a pH of about 13.'],
        ['Milk of magnesia', 'It contains magnesium hydroxide, with a pH of about 10.'],
        ['Bar soap', 'It gives a solution with a pH of about 9 to 10.'],
      ]),
    ],
  }),
];
