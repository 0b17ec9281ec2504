import type { Fact } from '../support.js';

/** Biological molecules and their features. */
export const MOLECULES: readonly Fact[] = [
  {
    name: 'glycogen',
    text: 'is the branched store of glucose in liver and muscle',
    why: 'Its many ends let animals break it down quickly when energy is needed.',
    group: 'carbohydrate',
  },
  {
    name: 'starch',
    text: 'is the store of glucose in plants',
    why: 'Plants keep it in seeds and tubers; people digest it with amylase.',
    group: 'carbohydrate',
  },
  {
    name: 'cellulose',
    text: 'is the glucose chain of plant walls that people cannot digest',
    why: 'Its bonds do not fit human enzymes, so it serves as fiber.',
    group: 'carbohydrate',
  },
  {
    name: 'sucrose',
    text: 'is a disaccharide of glucose and fructose',
    why: 'Table sugar is split into these two in the small intestine.',
    group: 'carbohydrate',
  },
  {
    name: 'a triglyceride',
    text: 'is three fatty acids joined to glycerol',
    why: 'It is the main form in which the body stores fat.',
    group: 'lipid',
  },
  {
    name: 'a phospholipid',
    text: 'has a water-loving head and two water-fearing tails',
    why: 'This double nature makes it line up in the bilayers of membranes.',
    group: 'lipid',
  },
  {
    name: 'cholesterol',
    text: 'is a four-ring compound from which steroid hormones are made',
    why: 'It also steadies animal membranes and is the source of bile salts.',
    group: 'lipid',
  },
  {
    name: 'an enzyme',
    text: 'speeds up one reaction by lowering its activation energy',
    why: 'Most are proteins, and each has a pocket that fits its substrate.',
    group: 'protein',
  },
  {
    name: 'hemoglobin',
    text: 'carries oxygen with four chains that each hold a heme',
    why: 'The iron of the heme binds oxygen loosely enough to give it up in tissues.',
    group: 'protein',
  },
  {
    name: 'collagen',
    text: 'forms strong fibers in tendons, skin and bone',
    why: 'Three chains wound around each other resist pulling; it is the most abundant protein of the body.',
    group: 'protein',
  },
  {
    name: 'DNA',
    text: 'stores hereditary information in a double helix with thymine',
    why: 'Its sugar is deoxyribose, and the order of its bases is the code.',
    group: 'nucleic',
  },
  {
    name: 'ATP',
    text: 'is a nucleotide that hands on energy when its last phosphate is split off',
    why: 'Cells couple this split to work such as movement and transport.',
    group: 'nucleic',
  },
];

/** Classes and links, by description. */
export const MOLECULE_CLASSES: readonly Fact[] = [
  {
    name: 'an amino acid',
    text: 'is the building block of proteins',
    why: 'Twenty kinds of it, which differ in their side chains, are joined in the order set by genes.',
  },
  {
    name: 'a monosaccharide',
    text: 'is the building block of starch and glycogen',
    why: 'Glucose is the one that is linked into these chains.',
  },
  {
    name: 'a nucleotide',
    text: 'is the building block of DNA and RNA',
    why: 'It consists of a sugar, a phosphate and a base.',
  },
  {
    name: 'a fatty acid',
    text: 'is a long hydrocarbon chain with a carboxyl group at one end',
    why: 'Three of these with glycerol give a fat molecule; it may be saturated or unsaturated.',
  },
  {
    name: 'a peptide bond',
    text: 'links amino acids',
    why: 'It forms between the amino group of one and the carboxyl group of the next, with loss of water.',
    group: 'bond',
  },
  {
    name: 'a glycosidic bond',
    text: 'links sugar units',
    why: 'It joins two sugars, as the two halves of sucrose, with loss of water.',
    group: 'bond',
  },
  {
    name: 'an ester bond',
    text: 'links fatty acids to glycerol',
    why: 'It forms between a carboxyl group and a hydroxyl group with loss of water.',
    group: 'bond',
  },
  {
    name: 'a phosphodiester bond',
    text: 'links the units in one strand of DNA',
    why: 'It runs from the phosphate of one unit to the sugar of the next and forms the backbone.',
    group: 'bond',
  },
  {
    name: 'dehydration synthesis',
    // It is how each of these links comes about.
    avoid: ['a peptide bond', 'a glycosidic bond', 'an ester bond', 'a phosphodiester bond'],
    text: 'joins monomers and gives off water',
    why: 'Each new link sets one molecule of water free.',
    group: 'bond',
  },
  {
    name: 'hydrolysis',
    text: 'splits polymers by adding water',
    why: 'Digestive enzymes work in this way: water goes into the bond that is broken.',
    group: 'bond',
  },
];
