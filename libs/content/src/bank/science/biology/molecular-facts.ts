import type { Fact } from '../support.js';

/** Actors of replication, transcription and translation. */
export const GENE_ACTORS: readonly Fact[] = [
  {
    name: 'helicase',
    text: 'separates the two strands of DNA before copying',
    why: 'It breaks the hydrogen bonds between the bases and opens the fork.',
    group: 'enzyme',
  },
  {
    name: 'DNA polymerase',
    text: 'adds matching nucleotides to a growing DNA strand',
    why: 'It reads the old strand as a template and builds the new one in the 5′ to 3′ direction.',
    group: 'enzyme',
  },
  {
    name: 'DNA ligase',
    text: 'seals the gaps between pieces of the newly made DNA',
    why: 'The lagging strand is made in fragments, whose backbones this enzyme joins.',
    group: 'enzyme',
  },
  {
    name: 'RNA polymerase',
    text: 'builds RNA along a DNA template',
    why: 'It carries out transcription, beginning at a promoter.',
    group: 'enzyme',
  },
  {
    name: 'primase',
    avoid: ['RNA polymerase'],
    text: 'lays down a short RNA starter for replication',
    why: 'The enzyme that copies DNA can only extend a chain, so it needs this starter.',
    group: 'enzyme',
  },
  {
    name: 'messenger RNA',
    text: 'carries the code of a gene to the ribosome',
    why: 'It is transcribed in the nucleus and read in codons in the cytoplasm.',
    group: 'rna',
  },
  {
    name: 'transfer RNA',
    text: 'brings a specific amino acid to the growing protein',
    why: 'One end holds the amino acid, the other an anticodon that pairs with the codon.',
    group: 'rna',
  },
  {
    name: 'ribosomal RNA',
    text: 'forms, with proteins, the machine that joins amino acids',
    why: 'It is the most abundant RNA of the cell and catalyzes the peptide bond.',
    group: 'rna',
  },
  {
    name: 'a codon',
    text: 'is three bases of the message that stand for one amino acid or stop',
    why: 'With four bases there are 64 such triplets.',
    group: 'rna',
  },
  {
    name: 'an anticodon',
    text: 'is the triplet that pairs with the message while an amino acid is delivered',
    why: 'Base pairing there makes sure that the right amino acid is added.',
    group: 'rna',
  },
  {
    name: 'a promoter',
    text: 'is the stretch of DNA where transcription begins',
    why: 'The enzyme that builds RNA binds there, just ahead of the gene.',
    group: 'region',
  },
  {
    name: 'an intron',
    text: 'is a stretch of transcript that is cut out before translation',
    why: 'Splicing removes it and joins the coding parts.',
    group: 'region',
  },
  {
    name: 'an exon',
    text: 'is a stretch of transcript that is kept in the mature message',
    why: 'These parts are spliced together and leave the nucleus.',
    group: 'region',
  },
  {
    name: 'a telomere',
    text: 'is the repeated sequence that protects the end of a chromosome',
    why: 'It shortens a little at each division, so that genes are not lost.',
    group: 'region',
  },
];

/** Kinds of mutation, by effect. */
export const MUTATIONS: readonly Fact[] = [
  {
    name: 'a silent mutation',
    text: 'changes one base but leaves the amino acid the same',
    why: 'Several codons stand for one amino acid, so the protein is unchanged.',
  },
  {
    name: 'a missense mutation',
    text: 'changes one base so that a different amino acid is placed',
    why: 'Sickle cell disease is the classic case: one amino acid of hemoglobin is exchanged.',
  },
  {
    name: 'a nonsense mutation',
    text: 'changes one base so that a stop codon appears too early',
    why: 'Translation ends there and the protein is cut short.',
  },
  {
    name: 'a frameshift mutation',
    text: 'shifts the reading of every codon after an added or lost base',
    why: 'The message is read in threes, so one base more or less changes all that follows.',
  },
  {
    name: 'a chromosomal inversion',
    text: 'turns a segment of a chromosome around within it',
    why: 'The segment breaks out and is put back the wrong way around.',
  },
  {
    name: 'a chromosomal translocation',
    text: 'moves a segment to a chromosome of another pair',
    why: 'Pieces change places between chromosomes that are not partners.',
  },
  {
    name: 'nondisjunction',
    text: 'leaves a gamete with a whole chromosome too many or too few',
    why: 'Chromosomes fail to separate in meiosis, as in most cases of Down syndrome.',
  },
];

/** Terms of Mendelian genetics. */
export const GENETIC_TERMS: readonly Fact[] = [
  {
    name: 'a genotype',
    text: 'is the pair of alleles that an organism carries for a trait',
    why: 'It is the genetic make-up, such as Bb, whatever can be seen.',
  },
  {
    name: 'a phenotype',
    text: 'is the trait that can be observed',
    why: 'It results from the alleles and the environment, such as brown eyes.',
  },
  {
    name: 'an allele',
    text: 'is one of several versions of a gene',
    why: 'A gene for flower color, for instance, may come in a purple and a white version.',
  },
  {
    name: 'homozygous',
    text: 'describes an organism with two identical versions of a gene',
    why: 'Both copies are the same, as in BB or bb.',
    group: 'adjective',
  },
  {
    name: 'heterozygous',
    text: 'describes an organism with two different versions of a gene',
    why: 'The two copies differ, as in Bb.',
    group: 'adjective',
  },
  {
    name: 'recessive',
    text: 'describes a version of a gene that is masked when a stronger one is present',
    why: 'It shows only when both copies are of this kind.',
    group: 'adjective',
  },
  {
    name: 'dominant',
    text: 'describes a version of a gene that shows even with a single copy',
    why: 'A single copy is enough for the trait to appear.',
    group: 'adjective',
  },
  {
    name: 'codominance',
    text: 'shows both versions of a gene side by side, as in blood type AB',
    why: 'Each version is fully expressed, so both antigens are on the red cells.',
    group: 'pattern',
  },
  {
    name: 'incomplete dominance',
    text: 'gives a blend in the mixed offspring, as pink flowers from red and white',
    why: 'Neither version masks the other, and the mixed form lies in between.',
    group: 'pattern',
  },
  {
    name: 'polygenic inheritance',
    text: 'lets many genes add up to one trait with a smooth range, as in height',
    why: 'The small effects of many genes give a bell-shaped spread.',
    group: 'pattern',
  },
  {
    name: 'X-linked inheritance',
    text: 'affects sons more often, as in red-green color blindness',
    why: 'A male has one X chromosome, so a single recessive copy already shows.',
    group: 'pattern',
  },
  {
    name: 'a test cross',
    text: 'reveals an unknown genotype by mating with a recessive individual',
    why: 'The recessive partner masks nothing, so the offspring show what the other parent carries.',
    group: 'pattern',
  },
];
