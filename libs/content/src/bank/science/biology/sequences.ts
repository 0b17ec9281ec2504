import type { ItemModel } from '../../kit/types.js';
import { orderedModel } from '../support-ordered.js';

/** Biological processes and ranks, to be put in order. */
export const BIOLOGY_SEQUENCE_MODELS: readonly ItemModel[] = [
  orderedModel({
    id: 'science.cell-division-order',
    objective: 'science.biology.cells',
    difficulty: -0.2,
    sequences: [
      {
        stem: 'A body cell has just begun to divide. What is the order of the stages?',
        steps: [
          ['Prophase', 'Chromosomes condense and the spindle begins to form.'],
          ['Metaphase', 'Chromosomes line up at the equator.'],
          ['Anaphase', 'Sister chromatids are pulled apart.'],
          ['Telophase', 'Two nuclei form around the separated sets.'],
        ],
        rationale:
          'Chromosomes condense in prophase, line up in metaphase, part in anaphase, and are enclosed in telophase.',
        misconception: 'swaps-metaphase-and-anaphase',
      },
      {
        stem: 'A new cell goes once through the cell cycle. What is the order of the phases?',
        steps: [
          ['G1 phase', 'The new cell grows and works.'],
          ['S phase', 'DNA is copied in this phase.'],
          ['G2 phase', 'The copies are checked and the spindle parts are made.'],
          ['Mitosis', 'The copied chromosomes are divided between two nuclei.'],
          ['Cytokinesis', 'The cytoplasm is divided, and two cells exist.'],
        ],
        rationale:
          'Growth (G1), copying (S), preparation (G2), nuclear division and cell division follow each other.',
        misconception: 'puts-synthesis-after-g2',
      },
      {
        stem: 'A gland cell makes a protein for export. Through which structures does the product pass, in order?',
        steps: [
          ['Ribosome on the rough ER', 'The chain of amino acids is built here.'],
          ['Inside of the rough ER', 'The chain is folded and modified.'],
          ['Transport vesicle', 'It buds off and carries the protein onward.'],
          ['Golgi apparatus', 'The protein is finished, sorted and packed.'],
          ['Secretory vesicle', 'It leaves the stack with the finished product.'],
          ['Plasma membrane', 'The vesicle fuses with it and releases the protein.'],
        ],
        rationale:
          'Proteins for export go from ribosome and rough ER by vesicle to the Golgi apparatus and by vesicle to the membrane.',
        misconception: 'puts-golgi-before-er',
      },
    ],
  }),
  orderedModel({
    id: 'science.gene-expression-order',
    objective: 'science.biology.dna-rna',
    difficulty: 0.3,
    sequences: [
      {
        stem: 'In which order does a eukaryotic cell make a protein from a gene?',
        steps: [
          ['RNA polymerase binds to the promoter', 'Transcription starts at this stretch of DNA.'],
          ['A primary transcript is built', 'RNA nucleotides pair with the template strand.'],
          ['Introns are removed', 'Splicing makes the mature message.'],
          ['The message leaves the nucleus', 'It passes through a nuclear pore.'],
          ['A ribosome binds the message', 'Translation starts at the start codon.'],
          ['Amino acids are joined', 'Transfer RNAs deliver them codon by codon.'],
        ],
        rationale:
          'Transcription and splicing take place in the nucleus; then the message goes to a ribosome and is translated.',
        misconception: 'puts-translation-before-transcription',
      },
      {
        stem: 'DNA is copied before a cell divides. Put the main steps of replication in order.',
        steps: [
          ['Helicase separates the strands', 'The double helix must be opened first.'],
          ['Primase adds a short RNA primer', 'The copying enzyme needs a start to extend.'],
          ['DNA polymerase adds matching nucleotides', 'It extends the primer along the template.'],
          ['The RNA primers are replaced by DNA', 'The starters do not stay in the new strand.'],
          ['Ligase seals the backbone', 'The last gaps between the pieces are closed.'],
        ],
        rationale:
          'Opening, priming, extending, replacing the primers and sealing follow each other.',
        misconception: 'puts-polymerase-before-primer',
      },
      {
        stem: 'From the largest to the smallest, what is the order of these genetic structures?',
        steps: [
          ['Nucleus', 'It holds all the chromosomes of the cell.'],
          ['Chromosome', 'It is one long, packed molecule of DNA with proteins.'],
          ['Gene', 'It is a stretch of a chromosome that codes for a product.'],
          ['Codon', 'It is a triplet of bases within the message of a gene.'],
          ['Nitrogenous base', 'It is one part of a single nucleotide.'],
        ],
        rationale:
          'A nucleus holds chromosomes, these carry genes, the message of a gene consists of codons, and each codon of three bases.',
        misconception: 'swaps-gene-and-chromosome',
      },
    ],
  }),
  orderedModel({
    id: 'science.taxonomic-rank-order',
    objective: 'science.biology.taxonomy',
    difficulty: -0.3,
    sequences: [
      {
        stem: 'From the broadest to the narrowest, how are these taxonomic ranks ordered?',
        steps: [
          ['Kingdom', 'It is the broadest rank listed.'],
          ['Phylum', 'A kingdom is divided into phyla.'],
          ['Class', 'A phylum is divided into classes.'],
          ['Order', 'A class is divided into orders.'],
          ['Family', 'An order is divided into families.'],
          ['Genus', 'A family is divided into genera.'],
        ],
        rationale:
          'The ranks run kingdom, phylum, class, order, family, genus, and below that species.',
        misconception: 'swaps-class-and-order',
      },
      {
        stem: 'Beginning with the most inclusive group, in which order is the house cat classified?',
        steps: [
          ['Eukarya (domain)', 'It contains all organisms whose cells have a nucleus.'],
          ['Animalia (kingdom)', 'It contains all animals.'],
          ['Chordata (phylum)', 'It contains the vertebrates and their nearest relatives.'],
          ['Mammalia (class)', 'It contains animals with hair and milk.'],
          ['Carnivora (order)', 'It contains cats, dogs, bears and seals.'],
          ['Felidae (family)', 'It contains the cats, large and small.'],
        ],
        rationale:
          'Each group lies within the one before: domain, kingdom, phylum, class, order, family.',
        misconception: 'swaps-class-and-order',
      },
      {
        stem: 'From the simplest to the most complex, what is the order of these levels in the human body?',
        steps: [
          ['Atom', 'It is the smallest unit of an element.'],
          ['Molecule', 'Bonded atoms form it.'],
          ['Organelle', 'Large molecules together form a part of a cell.'],
          ['Cell', 'It is the smallest living unit.'],
          ['Tissue', 'Similar cells work together in it.'],
          ['Organ', 'It consists of two or more tissues.'],
        ],
        rationale: 'Atoms form molecules, these form organelles, cells, tissues and organs.',
        misconception: 'swaps-cells-and-organelles',
      },
      {
        stem: 'From the smallest to the largest, what is the order of these levels in nature?',
        steps: [
          ['Organism', 'It is one living individual.'],
          ['Population', 'All individuals of one species in an area form it.'],
          ['Community', 'All populations of an area form it.'],
          ['Ecosystem', 'It adds the nonliving surroundings.'],
          ['Biosphere', 'It joins all ecosystems of Earth.'],
        ],
        rationale:
          'Individuals form populations, populations a community; with its surroundings it is an ecosystem, and all of them form the biosphere.',
        misconception: 'swaps-community-and-ecosystem',
      },
    ],
  }),
  orderedModel({
    id: 'science.infection-order',
    objective: 'science.biology.micro-organisms',
    difficulty: 0.4,
    sequences: [
      {
        stem: 'A virus multiplies in a host cell. In which order do these steps follow?',
        steps: [
          ['The virus attaches to the cell', 'Surface proteins fit receptors of the host.'],
          ['Viral nucleic acid enters the cell', 'The coat is left behind or taken apart.'],
          [
            'The cell makes viral parts',
            'Its ribosomes and enzymes follow the viral instructions.',
          ],
          ['New viruses are assembled', 'Coats and nucleic acids join.'],
          ['New viruses leave the cell', 'They burst out or bud from the membrane.'],
        ],
        rationale: 'Attachment, entry, making of parts, assembly and release follow each other.',
        misconception: 'puts-assembly-before-synthesis',
      },
      {
        stem: 'An infection runs its typical course. In which order do the stages follow?',
        steps: [
          ['Exposure to the pathogen', 'The agent reaches the body.'],
          ['Incubation period', 'The agent multiplies, but there are no symptoms yet.'],
          ['Prodromal stage', 'Vague early symptoms appear.'],
          ['Acute illness', 'Symptoms are at their height.'],
          ['Convalescence', 'The body recovers.'],
        ],
        rationale:
          'After exposure comes silent incubation, then early vague signs, full illness, and recovery.',
        misconception: 'puts-symptoms-before-incubation',
      },
    ],
  }),
];
