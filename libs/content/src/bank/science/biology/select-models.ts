import type { ItemModel } from '../../kit/types.js';
import { classSelectModel, membersOf as of } from '../support-select.js';

/** Multiple-select models of biology. */
export const BIOLOGY_SELECT_MODELS: readonly ItemModel[] = [
  classSelectModel({
    id: 'science.molecule-class-select',
    objective: 'science.biology.macromolecules',
    difficulty: -0.2,
    variants: 8,
    questions: {
      carbohydrate: 'Which of these are carbohydrates?',
      lipid: 'Which of these are lipids?',
      protein: 'Which of these are proteins?',
    },
    unlike: {
      carbohydrate: 'That is not a carbohydrate.',
      lipid: 'That is not a lipid.',
      protein: 'That is not a protein.',
    },
    members: [
      ...of('carbohydrate', [
        ['Glycogen', 'It is a polysaccharide, so it is a carbohydrate.'],
        ['Lactose', 'It is the disaccharide of milk, so it is a carbohydrate.'],
        ['Cellulose', 'It is a polysaccharide of plants, so it is a carbohydrate.'],
        ['Fructose', 'It is a monosaccharide of fruit, so it is a carbohydrate.'],
      ]),
      ...of('lipid', [
        ['Cholesterol', 'It is a steroid, so it is a lipid.'],
        ['Olive oil', 'It consists of triglycerides, which are lipids.'],
        [
          'Phospholipids of membranes',
          'They carry fatty acids on a glycerol backbone and are lipids.',
        ],
        ['Beeswax', 'It is an ester of long fatty acids, so it is a lipid.'],
      ]),
      ...of('protein', [
        ['Keratin', 'It is the protein of hair and nails.'],
        ['Insulin', 'It is a hormone made of amino acids, so it is a protein.'],
        ['Pepsin', 'It is an enzyme made of amino acids, so it is a protein.'],
        ['Antibodies', 'They are Y-shaped proteins.'],
      ]),
    ],
  }),
  classSelectModel({
    id: 'science.pathogen-class-select',
    objective: 'science.biology.micro-organisms',
    difficulty: 0.2,
    variants: 6,
    questions: {
      viral: 'Which of these diseases are caused by viruses?',
      bacterial: 'Which of these diseases are caused by bacteria?',
    },
    unlike: {
      viral: 'No virus is the cause.',
      bacterial: 'No bacterium is the cause.',
    },
    members: [
      ...of('viral', [
        ['Measles', 'It is caused by the measles virus.'],
        ['Influenza', 'It is caused by influenza viruses.'],
        ['Rabies', 'It is caused by the rabies virus.'],
        ['Chickenpox', 'It is caused by the varicella-zoster virus.'],
        ['Mumps', 'It is caused by the mumps virus.'],
      ]),
      ...of('bacterial', [
        ['Tuberculosis', 'It is caused by the bacterium Mycobacterium tuberculosis.'],
        ['Strep throat', 'It is caused by a bacterium of the genus Streptococcus.'],
        ['Cholera', 'It is caused by the bacterium Vibrio cholerae.'],
        ['Tetanus', 'It is caused by the toxin of the bacterium Clostridium tetani.'],
      ]),
      ...of('other', [
        ['Malaria', 'It is caused by a protozoan of the genus Plasmodium.'],
        ["Athlete's foot", 'It is caused by a fungus of the skin.'],
      ]),
    ],
  }),
  classSelectModel({
    id: 'science.cell-kind-select',
    objective: 'science.biology.cells',
    difficulty: 0,
    variants: 6,
    questions: {
      plant: 'Which structures set a typical leaf cell of a plant apart from an animal cell?',
      prokaryote: 'Which features set bacteria apart from human cells?',
    },
    unlike: {
      plant: 'So it is no mark that sets plant cells apart from animal cells.',
      prokaryote: 'So it is no mark that sets bacteria apart from human cells.',
    },
    members: [
      ...of('plant', [
        ['Chloroplasts', 'They carry out photosynthesis in cells of green leaves.'],
        ['Wall of cellulose', 'It surrounds cells of plants, while animal cells have none.'],
        ['Large central vacuole', 'It fills most of a plant cell and keeps it firm.'],
      ]),
      ...of('prokaryote', [
        ['Wall of peptidoglycan', 'It is the wall material of bacteria.'],
        [
          'DNA in a nucleoid without envelope',
          'Bacteria have no nucleus, so their DNA lies free in the cell.',
        ],
        ['Circular main chromosome', 'Bacteria usually have one ring of DNA as their chromosome.'],
      ]),
      ...of('shared', [
        ['Ribosomes', 'Every kind of cell makes proteins and so has ribosomes.'],
        ['Plasma membrane', 'Every kind of cell is bounded by a membrane.'],
        ['Cytoplasm', 'Every kind of cell is filled with it.'],
      ]),
    ],
  }),
  classSelectModel({
    id: 'science.nucleic-acid-select',
    objective: 'science.biology.dna-rna',
    difficulty: 0.1,
    variants: 6,
    questions: {
      rna: 'Which features set RNA apart from DNA in human cells?',
      dna: 'Which features set DNA apart from RNA in human cells?',
    },
    unlike: {
      rna: 'So it does not set RNA apart.',
      dna: 'So it does not set DNA apart.',
    },
    members: [
      ...of('rna', [
        ['Contains uracil', 'RNA has uracil in the place of thymine.'],
        ['Contains the sugar ribose', 'Ribose is the sugar of RNA; DNA has deoxyribose.'],
        ['Carries amino acids to ribosomes', 'Transfer RNA delivers the amino acids.'],
        ['Forms part of the ribosome', 'Ribosomes consist of ribosomal RNA and proteins.'],
      ]),
      ...of('dna', [
        ['Contains thymine', 'DNA has thymine in the place of uracil.'],
        ['Contains the sugar deoxyribose', 'Deoxyribose is the sugar of DNA; RNA has ribose.'],
        ['Is copied in full before cell division', 'Replication doubles the DNA in the S phase.'],
        ['Makes up the genes of chromosomes', 'Chromosomes consist of DNA and proteins.'],
      ]),
      ...of('shared', [
        ['Contains guanine and cytosine', 'Both nucleic acids contain these two bases.'],
        ['Is built of nucleotides', 'Both nucleic acids are chains of nucleotides.'],
      ]),
    ],
  }),
];
