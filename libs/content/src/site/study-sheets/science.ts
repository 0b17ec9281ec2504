import { anatomyPart } from './science-anatomy.js';
import type { StudySheet } from './types.js';

export const scienceSheet: StudySheet = {
  subject: 'science',
  lead: 'Two in five questions are about the body: learn the paths that blood, air and food take first.',
  parts: [
    anatomyPart,
    {
      area: 'science.biology',
      blocks: [
        {
          heading: 'Organelles',
          body: `| Part | Task |
| --- | --- |
| nucleus | keeps the DNA, directs the cell |
| ribosome | builds proteins |
| rough ER | folds and ships proteins |
| smooth ER | makes lipids, detoxifies |
| Golgi apparatus | sorts and packs |
| mitochondrion | makes ATP (cellular respiration) |
| lysosome | digests worn-out parts |
| cell membrane | lets pass what it chooses |
| chloroplast, cell wall | in plants, not in animals |

Prokaryotes (bacteria, archaea) have no nucleus and no membrane-bound organelles; they do have ribosomes.`,
        },
        {
          heading: 'Transport',
          body: `- **Diffusion:** from high to low, no energy.
- **Osmosis:** water moves to where there is more solute. In a **hypertonic** solution a cell shrinks, in a **hypotonic** one it swells.
- **Active transport:** from low to high, costs ATP.`,
        },
        {
          heading: 'Division',
          body: `**Mitosis:** one division, 2 equal diploid cells. **Meiosis:** two divisions, 4 different haploid cells (eggs, sperm).

1. **Prophase:** chromosomes condense.
2. **Metaphase:** they line up in the middle.
3. **Anaphase:** they are pulled apart.
4. **Telophase:** two nuclei form. Then the cell divides (cytokinesis).

DNA is copied before all this, in the S phase of interphase. Human body cells have 46 chromosomes, gametes 23.`,
        },
        {
          heading: 'DNA, RNA, protein',
          body: `- DNA: A with T, C with G. RNA: A with **U**, C with G.
- **Transcription** (nucleus): DNA is copied to mRNA.
- **Translation** (ribosome): mRNA is read in codons of 3 bases, tRNA brings one amino acid for each.
- Start codon AUG. Stop: UAA, UAG, UGA.

DNA T A C G → mRNA A U G C. In DNA the share of A equals that of T, the share of C that of G.`,
        },
        {
          heading: 'Heredity',
          body: `- **Genotype:** the alleles (Aa). **Phenotype:** what shows.
- Aa × Aa: 1 AA, 2 Aa, 1 aa, so 3 : 1 in what shows.
- Aa × aa: half and half. AA × aa: all Aa.
- **Codominance:** both show (blood type AB). **Incomplete dominance:** a blend (pink).
- **X-linked recessive:** more often in males, who have one X.`,
        },
        {
          heading: 'Macromolecules',
          body: `| Kind | Made of | For |
| --- | --- | --- |
| carbohydrates | simple sugars | quick energy |
| lipids | fatty acids, glycerol | store, membranes |
| proteins | amino acids | enzymes, structure |
| nucleic acids | nucleotides | instructions |

Dehydration joins them and releases water; hydrolysis splits them with water.`,
        },
        {
          heading: 'Microorganisms',
          body: `- **Bacteria:** cells without a nucleus; antibiotics act on them.
- **Viruses:** no cells; need a host to multiply; antibiotics do nothing.
- **Fungi, protozoa:** eukaryotes. **Prions:** misfolded proteins.
- Signs are seen (rash), symptoms are felt (pain).`,
        },
        {
          heading: 'From small to large',
          body: `**Life:** atom, molecule, organelle, cell, tissue, organ, organ system, organism, population, community, ecosystem, biosphere.

**Names:** domain, kingdom, phylum, class, order, family, genus, species. A species is written *Genus species*: *Homo sapiens*.`,
        },
      ],
    },
    {
      area: 'science.chemistry',
      blocks: [
        {
          heading: 'Atoms',
          body: `- Protons (+) = **atomic number**; they make the element.
- Protons + neutrons = **mass number**.
- Electrons (−) = protons in a neutral atom.
- **Ion:** electrons lost (+, cation) or gained (−, anion).
- **Isotopes:** same protons, other neutrons.

Shells hold 2, then 8, then 8 for the first twenty elements.`,
        },
        {
          heading: 'Periodic table',
          body: `- **Group** (column): same number of outer electrons, alike in reactions. **Period** (row): same number of shells.
- Group 1 alkali metals, 2 alkaline earth metals, 17 halogens, 18 noble gases.
- Atoms grow to the left and downward; electronegativity grows to the right and upward, to fluorine.`,
        },
        {
          heading: 'Bonds',
          body: `- **Ionic:** metal gives electrons to nonmetal (NaCl); high melting point, conducts when dissolved.
- **Covalent:** nonmetals share; **polar** when unequally (H–O).
- **Hydrogen bond:** weak, between molecules; gives water its cohesion and high boiling point.`,
        },
        {
          heading: 'Matter',
          body: `- Solid: shape and volume. Liquid: volume only. Gas: neither.
- Melting, evaporation and sublimation take in heat; freezing, condensation and deposition give it off.
- **Density** = mass ÷ volume. What is less dense floats.
- **Physical** change: same substance (melting). **Chemical:** a new one (rust).
- **Gas:** less volume means more pressure; more heat means more volume.`,
        },
        {
          heading: 'Reactions',
          body: `| Kind | Pattern |
| --- | --- |
| synthesis | $\\text{A} + \\text{B} \\rightarrow \\text{AB}$ |
| decomposition | $\\text{AB} \\rightarrow \\text{A} + \\text{B}$ |
| single replacement | $\\text{A} + \\text{BC} \\rightarrow \\text{AC} + \\text{B}$ |
| double replacement | $\\text{AB} + \\text{CD} \\rightarrow \\text{AD} + \\text{CB}$ |
| combustion | fuel + $\\text{O}_2 \\rightarrow \\text{CO}_2 + \\text{H}_2\\text{O}$ |

Balance with numbers **before** formulas, never inside them: $2\\text{H}_2 + \\text{O}_2 \\rightarrow 2\\text{H}_2\\text{O}$

**Moles** = grams ÷ molar mass. 36 g of water ÷ 18 g/mol = 2 mol`,
        },
        {
          heading: 'Solutions, acids, bases',
          body: `- **Molarity** = moles of solute ÷ liters of solution.
- Dilution: $M_1 \\times V_1 = M_2 \\times V_2$
- pH below 7 acid, 7 neutral, above 7 base. One step is a factor of **10** in $\\text{H}^+$.
- Acid + base gives salt + water.
- Blood: pH 7.35 to 7.45.`,
        },
        {
          heading: 'What makes a reaction faster',
          body: `Higher temperature, higher concentration, more surface (powder), higher pressure of gases, a catalyst. A **catalyst** (an enzyme, in the body) lowers the activation energy and is not used up. **Exothermic** gives off heat, **endothermic** takes it in.`,
        },
      ],
    },
    {
      area: 'science.reasoning',
      blocks: [
        {
          heading: 'Design of an investigation',
          body: `- **Independent variable:** what is changed. **Dependent:** what is measured. **Constants:** what is kept alike.
- **Control group:** treated the same, without the factor.
- **Random** assignment and **blinding** keep bias out; a **larger sample** and **repeats** make it reliable.
- **Hypothesis:** a statement that can be tested: *if … then …*`,
        },
        {
          heading: 'Steps',
          body: `1. Observe, and ask a question.
2. Read what is known.
3. State a hypothesis.
4. Plan and run a controlled experiment.
5. Analyze the data.
6. Conclude: supported or not (never “proved”).
7. Report, so that others can repeat it.`,
        },
        {
          heading: 'Tools and units',
          body: `| Measures | Tool | Unit |
| --- | --- | --- |
| mass | balance | gram |
| volume | graduated cylinder | liter |
| length | ruler, caliper | meter |
| temperature | thermometer | °C, K |
| acidity | pH meter | pH |
| force | spring scale | newton |

Read a liquid at eye level, at the bottom of its curve. **Accurate** is near the true value; **precise** is near each other.`,
        },
        {
          heading: 'Judging an explanation',
          body: `- Does it follow from these data, or go beyond them?
- Could something else be the cause? Did only one thing differ?
- Correlation is not yet cause.
- Is the sample large, and like the people it speaks of?
- Who gains from the result?`,
        },
      ],
    },
  ],
};
