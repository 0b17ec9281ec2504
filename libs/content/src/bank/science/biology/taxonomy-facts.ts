import type { Fact } from '../support.js';

/** Kingdoms, domains and ranks. */
export const LIVING_GROUPS: readonly Fact[] = [
  {
    name: 'Animalia',
    text: 'contains many-celled organisms that ingest food and have no cell walls',
    why: 'Eating other organisms and cells without walls mark this kingdom.',
    group: 'kingdom',
  },
  {
    name: 'Plantae',
    text: 'contains many-celled organisms with cellulose walls that make their own food',
    why: 'Photosynthesis in chloroplasts and walls of cellulose mark this kingdom.',
    group: 'kingdom',
  },
  {
    name: 'Fungi',
    text: 'contains mushrooms, molds and yeasts, which absorb food through chitin walls',
    why: 'They digest food outside the body; their walls are not made of cellulose.',
    group: 'kingdom',
  },
  {
    name: 'Protista',
    text: 'contains mostly one-celled eukaryotes such as amoebas and algae',
    why: 'It gathers the eukaryotes that fit none of the three kingdoms of larger organisms.',
    group: 'kingdom',
  },
  {
    name: 'Bacteria',
    text: 'contains prokaryotes whose walls have peptidoglycan',
    why: 'Cells without a nucleus and with this wall material form the domain.',
    group: 'kingdom',
  },
  {
    name: 'Archaea',
    text: 'contains prokaryotes without peptidoglycan, many of them in hot or salty places',
    why: 'They look like the other prokaryotes but differ in walls, membranes and genes.',
    group: 'kingdom',
  },
];

/** Levels of organization, by example. */
export const LIFE_LEVELS: readonly Fact[] = [
  {
    name: 'a molecule',
    text: 'has glucose as an example',
    why: 'Atoms bonded together, such as the 24 of glucose, form this level.',
    group: 'body',
  },
  {
    name: 'an organelle',
    text: 'has the mitochondrion as an example',
    why: 'It is a working part within one cell.',
    group: 'body',
  },
  {
    name: 'a cell',
    text: 'has the neuron as an example',
    why: 'It is the smallest unit that is itself alive.',
    group: 'body',
  },
  {
    name: 'a tissue',
    text: 'has epithelium as an example',
    why: 'Similar cells that work together form this level.',
    group: 'body',
  },
  {
    name: 'an organ',
    text: 'has the kidney as an example',
    why: 'Two or more tissues form a structure with a task of its own.',
    group: 'body',
  },
  {
    name: 'an organ system',
    text: 'has the digestive tract with its glands as an example',
    why: 'Several organs serve one larger task together.',
    group: 'body',
  },
  {
    name: 'a population',
    text: 'has all the gray wolves of one forest as an example',
    why: 'It is all members of one species that live in one area.',
    group: 'nature',
  },
  {
    name: 'a community',
    text: 'has all the living things of a pond as an example',
    why: 'It is all the species of an area, without the nonliving surroundings.',
    group: 'nature',
  },
  {
    name: 'an ecosystem',
    text: 'has a pond with its organisms, water and mud as an example',
    why: 'It joins the living things of an area with their nonliving surroundings.',
    group: 'nature',
  },
  {
    name: 'the biosphere',
    text: 'has every place on Earth where life exists as an example',
    why: 'It is the sum of all the regions of Earth that hold life.',
    group: 'nature',
  },
];

/** Pairs of organisms and classification terms. */
export const TAXON_TERMS: readonly Fact[] = [
  {
    name: 'a species',
    text: 'is a group whose members can breed and have fertile offspring',
    why: 'Horses and donkeys fall into two such groups, since mules are sterile.',
  },
  {
    name: 'a genus',
    text: 'is the rank named by the first word of a scientific name',
    why: 'In Homo sapiens it is Homo, always with a capital letter.',
  },
  {
    name: 'a domain',
    text: 'is the broadest rank of classification',
    why: 'There are three: Bacteria, Archaea and Eukarya.',
  },
  {
    name: 'a kingdom',
    text: 'is the rank just above phylum',
    why: 'Animals, plants and fungi each form one of these.',
  },
  {
    name: 'a phylum',
    text: 'is the rank just above class',
    why: 'The vertebrates, for instance, belong with a few relatives in Chordata.',
  },
  {
    name: 'an order',
    text: 'is the rank that lies between class and family',
    why: 'Primates and rodents are examples among the mammals.',
  },
  {
    name: 'binomial nomenclature',
    text: 'is the naming of each kind of organism with two Latin words',
    why: 'Linnaeus introduced it, so that one name holds in every language.',
  },
  {
    name: 'a phylogenetic tree',
    text: 'is a branching diagram of evolutionary descent',
    why: 'Each fork stands for a common ancestor of the lines beyond it.',
  },
];
