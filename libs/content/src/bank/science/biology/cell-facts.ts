import type { Fact } from '../support.js';

/** Organelles and cell structures, by function. */
export const ORGANELLES: readonly Fact[] = [
  {
    name: 'a mitochondrion',
    text: 'releases energy from nutrients and makes most of the ATP',
    why: 'Its folded inner membrane holds the chain of proteins that drives the making of ATP.',
  },
  {
    name: 'the nucleus',
    text: 'holds the chromosomes and controls which genes are used',
    why: 'DNA is kept there, and messenger RNA leaves through the pores of its envelope.',
  },
  {
    name: 'a ribosome',
    avoid: ['the rough endoplasmic reticulum'],
    text: 'joins amino acids into proteins',
    why: 'It reads messenger RNA codon by codon; it is found free or on the rough ER.',
  },
  {
    name: 'the rough endoplasmic reticulum',
    // It modifies proteins for export as well.
    avoid: ['the Golgi apparatus'],
    text: 'folds and modifies proteins meant for export or for membranes',
    why: 'The ribosomes on its surface feed new proteins into it.',
  },
  {
    name: 'the smooth endoplasmic reticulum',
    text: 'makes lipids and detoxifies drugs',
    why: 'It has no ribosomes; liver cells, which handle many drugs, have much of it.',
  },
  {
    name: 'the Golgi apparatus',
    text: 'sorts and packages products into vesicles for shipping',
    why: 'Vesicles arrive at one face of the stack and leave, labeled, from the other.',
  },
  {
    name: 'a lysosome',
    text: 'digests worn-out parts and engulfed matter with enzymes',
    why: 'Its inside is acidic, which suits the enzymes and keeps them in check elsewhere.',
  },
  {
    name: 'a peroxisome',
    text: 'breaks down fatty acids and hydrogen peroxide',
    why: 'Its oxidases produce the peroxide and its catalase turns it into water and oxygen.',
  },
  {
    name: 'a chloroplast',
    text: 'captures light energy and stores it in sugar',
    why: 'Its chlorophyll takes up light; it occurs in plants and algae but not in animals.',
  },
  {
    name: 'the plasma membrane',
    text: 'is a phospholipid bilayer that controls what enters and leaves',
    why: 'Its oily middle stops ions and polar molecules, which need proteins to cross.',
  },
  {
    name: 'a centriole',
    text: 'helps to organize the spindle in dividing animal cells',
    why: 'A pair lies at each pole, where the microtubules of the spindle begin.',
  },
  {
    name: 'a cilium',
    text: 'moves fluid over the cell surface by beating',
    why: 'Many of them on cells of the airway sweep mucus toward the throat.',
  },
  {
    name: 'the cell wall',
    text: 'gives rigid support outside the membrane of plant cells',
    why: 'It consists mainly of cellulose and keeps the cell from bursting when water enters.',
  },
];

/** Stages of the cell cycle and of division, by what is seen. */
export const DIVISION_STAGES: readonly Fact[] = [
  {
    name: 'the S phase of interphase',
    text: 'doubles the DNA',
    why: 'S stands for synthesis: each chromosome is copied into two sister chromatids.',
  },
  {
    name: 'the G1 phase of interphase',
    text: 'lets the new cell grow and do its normal work before DNA is copied',
    why: 'It is the first gap after division, often the longest stage.',
  },
  {
    name: 'the G2 phase of interphase',
    text: 'prepares the cell for division after DNA is copied',
    why: 'In this second gap the cell checks the copies and makes what the spindle needs.',
  },
  {
    name: 'prophase',
    text: 'shows chromosomes condensing while the spindle begins to form',
    why: 'The threads coil tightly enough to be seen; the nuclear envelope then breaks down.',
  },
  {
    name: 'metaphase',
    text: 'shows chromosomes lined up at the equator of the cell',
    why: 'The spindle fibers from both poles pull equally, so all line up in the middle.',
  },
  {
    name: 'anaphase',
    text: 'shows sister chromatids being pulled toward opposite poles',
    why: 'The centromeres split and spindle fibers shorten.',
  },
  {
    name: 'telophase',
    text: 'shows two nuclei forming as chromosomes uncoil',
    why: 'A nuclear envelope forms around each of the two sets.',
  },
  {
    name: 'cytokinesis',
    text: 'divides the cytoplasm between two daughter cells',
    why: 'In animal cells a ring of actin pinches the cell; in plants a plate is built.',
  },
];

/** Ways across a membrane. */
export const TRANSPORT_WAYS: readonly Fact[] = [
  {
    name: 'simple diffusion',
    text: 'moves small nonpolar molecules such as oxygen through the lipid bilayer down their gradient',
    why: 'Such molecules dissolve in the lipid, so they need neither a protein nor ATP.',
  },
  {
    name: 'facilitated diffusion',
    text: 'moves glucose or ions down a gradient through a membrane protein',
    why: 'The protein offers a way, but the gradient supplies the drive, so no ATP is used.',
  },
  {
    name: 'osmosis',
    text: 'moves water through a membrane toward the side with more dissolved particles',
    why: 'Water flows to where there is less free water, that is, more solute.',
  },
  {
    name: 'active transport',
    text: 'moves ions against their gradient at the cost of ATP',
    why: 'The sodium-potassium pump is the best-known case: it moves both ions uphill.',
  },
  {
    name: 'phagocytosis',
    text: 'engulfs a large particle such as a bacterium',
    why: 'The membrane flows around the particle and closes it into a vesicle.',
  },
  {
    name: 'pinocytosis',
    text: 'takes in droplets of fluid in small vesicles',
    why: 'The membrane dips in and pinches off, with whatever is dissolved in the fluid.',
  },
  {
    name: 'exocytosis',
    text: 'releases products as vesicles fuse with the membrane',
    why: 'Hormones and neurotransmitters leave cells in this way.',
  },
];
