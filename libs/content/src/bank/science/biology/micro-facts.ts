import type { Fact } from '../support.js';

/** Kinds of infectious agents and of microbes. */
export const AGENTS: readonly Fact[] = [
  {
    name: 'a virus',
    text: 'consists of nucleic acid in a protein coat and multiplies only inside cells',
    why: 'It has no metabolism of its own and uses the machinery of its host.',
  },
  {
    name: 'a bacterium',
    avoid: ['an archaeon'],
    text: 'is a single cell with a circular chromosome and no nucleus',
    why: 'It is a prokaryote, most often with a wall of peptidoglycan.',
  },
  {
    name: 'a fungus',
    text: 'is a eukaryote with chitin in its walls that absorbs its food',
    why: 'Yeasts and molds belong to this group; they digest food outside and absorb it.',
  },
  {
    name: 'a protozoan',
    text: 'is a one-celled eukaryote that lacks a wall, such as the agent of malaria',
    why: 'It is a single animal-like cell; many of the group live in water and some are parasites.',
  },
  {
    name: 'a prion',
    text: 'is a misfolded protein that makes normal ones misfold',
    why: 'It has no nucleic acid at all and causes brain diseases such as Creutzfeldt-Jakob disease.',
  },
  {
    name: 'a helminth',
    text: 'is a many-celled parasitic worm',
    why: 'Tapeworms and roundworms belong here; adults are often visible to the naked eye.',
  },
  {
    name: 'an archaeon',
    text: 'is a cell without a nucleus, often from extreme habitats, with a wall free of peptidoglycan',
    why: 'It belongs to a domain of its own and is not known to cause human disease.',
  },
  {
    name: 'a bacteriophage',
    text: 'infects bacterial cells and no others',
    why: 'It fixes to the wall of its host and injects its nucleic acid.',
    avoid: ['a virus'],
  },
];

/** Diseases with the kind of cause. */
export const DISEASES: readonly Fact[] = [
  {
    name: 'influenza',
    text: 'is caused by a virus that spreads in respiratory droplets and changes from year to year',
    why: 'Small changes in its surface proteins make a new vaccine necessary each season.',
  },
  {
    name: 'tuberculosis',
    text: 'is caused by an airborne bacterium that mostly settles in the lungs',
    why: 'Mycobacterium tuberculosis hides in cells of the lung for years and needs months of antibiotics.',
  },
  {
    name: 'malaria',
    text: 'is caused by a protozoan that mosquitoes carry',
    why: 'Plasmodium enters with the bite of an Anopheles mosquito and destroys red cells.',
  },
  {
    name: 'ringworm (tinea)',
    text: 'is caused by a fungus that lives on the keratin of skin',
    why: 'In spite of its English name, no worm is involved; antifungal creams help.',
  },
  {
    name: 'cholera',
    text: 'is caused by a bacterium in contaminated water and brings massive watery diarrhea',
    why: 'The toxin of Vibrio cholerae makes the gut pour out salt and water.',
  },
  {
    name: 'measles',
    text: 'is caused by a virus and prevented by the MMR vaccine',
    why: 'The first M stands for it; it brings fever, cough and a rash.',
  },
  {
    name: 'tetanus',
    text: 'is caused by a toxin of soil bacteria that enter deep wounds',
    why: 'Clostridium tetani grows without oxygen, and its toxin makes muscles go into spasm.',
  },
  {
    name: 'AIDS',
    text: 'is caused by a retrovirus that destroys helper T cells',
    why: 'HIV copies its RNA into DNA and ruins the cells that direct immunity.',
  },
  {
    name: 'Lyme disease',
    text: 'is caused by a bacterium that ticks carry',
    why: 'Borrelia enters with the bite of a tick and often leaves a ring-shaped rash.',
  },
  {
    name: 'hepatitis B',
    text: 'is caused by a virus that spreads in blood and inflames the liver',
    why: 'It passes through blood and other body fluids; a vaccine protects health workers.',
  },
];

/** How infections spread and are stopped. */
export const INFECTION_TERMS: readonly Fact[] = [
  {
    name: 'a vector',
    text: 'is a living carrier, such as a tick, that brings a pathogen to its host',
    why: 'The animal hands on the agent without necessarily falling ill.',
  },
  {
    name: 'a fomite',
    text: 'is a lifeless object, such as a doorknob, that hands on a pathogen',
    why: 'Microbes survive on its surface long enough to reach the next hand.',
  },
  {
    name: 'a reservoir',
    text: 'is the place or population where a pathogen normally lives and multiplies',
    why: 'Bats, for instance, keep the rabies virus going between outbreaks.',
  },
  {
    name: 'sterilization',
    text: 'destroys every form of microbe, endospores included',
    why: 'Steam under pressure in an autoclave reaches 121 °C, which even spores do not survive.',
  },
  {
    name: 'antisepsis',
    text: 'reduces microbes on living tissue',
    why: 'Agents such as iodine are mild enough for skin.',
  },
  {
    name: 'disinfection',
    text: 'reduces microbes on objects and surfaces with chemicals too harsh for tissue',
    why: 'Bleach on a counter kills most microbes but not all spores.',
  },
  {
    name: 'an antibiotic',
    text: 'is a drug that kills bacteria or stops their growth',
    why: 'It attacks parts such as the bacterial wall or ribosome, so it does nothing against viruses.',
  },
  {
    name: 'a vaccine',
    text: 'prepares immunity before exposure to a pathogen',
    why: 'It shows the immune system harmless antigens, so that memory cells are formed.',
  },
  {
    name: 'herd immunity',
    text: 'protects the unvaccinated because most others cannot pass a disease on',
    why: 'When few people are susceptible, an infection finds no chain to travel along.',
  },
];
