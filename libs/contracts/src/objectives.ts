import type { Subject } from './subjects.js';

/** One learning objective of the exam; its slug is the items' topic tag: `subject.area.objective`. */
export interface Objective {
  slug: string;
  name: string;
}

/** A content area of a section. How many items it has is in `exam.ts`. */
export interface Area {
  slug: string;
  subject: Subject;
  name: string;
  objectives: Objective[];
}

function area(
  subject: Subject,
  slug: string,
  name: string,
  objectives: Record<string, string>,
): Area {
  return {
    slug: `${subject}.${slug}`,
    subject,
    name,
    objectives: Object.entries(objectives).map(([key, label]) => ({
      slug: `${subject}.${slug}.${key}`,
      name: label,
    })),
  };
}

/**
 * The content areas and objectives of ATI TEAS version 7, in the exam's order.
 * Source: public descriptions of the exam.
 */
export const AREAS: readonly Area[] = [
  area('reading', 'key-ideas', 'Key ideas and details', {
    summarise: 'Summarize a passage',
    infer: 'Make inferences',
    directions: 'Follow multi-step directions',
    locate: 'Locate information in a text',
    graphics: 'Read charts, maps, gauges and scales',
    sequence: 'Put events in sequence',
  }),
  area('reading', 'craft', 'Craft and structure', {
    'fact-opinion': 'Tell fact from opinion, bias and stereotype',
    'words-in-context': 'Find the meaning of a word in context',
    purpose: "Recognize the author's purpose",
    'point-of-view': 'Recognize point of view',
    structure: 'Recognize text structure and rhetorical features',
  }),
  area('reading', 'integration', 'Integration of knowledge and ideas', {
    evidence: 'Find evidence for predictions and conclusions',
    themes: 'Compare themes across sources',
    argument: 'Evaluate an argument',
    'combine-sources': 'Combine data from several sources and formats',
  }),
  area('math', 'numbers', 'Numbers and algebra', {
    convert: 'Convert fractions, decimals and percents',
    arithmetic: 'Do arithmetic with rational numbers',
    compare: 'Compare and order rational numbers',
    equations: 'Solve equations in one variable',
    'word-problems': 'Solve multi-step word problems',
    percents: 'Solve problems with percents',
    estimation: 'Estimate and round',
    proportions: 'Solve problems with proportions',
    rates: 'Use ratios and rates of change',
    expressions: 'Write expressions, equations and inequalities from words',
  }),
  area('math', 'data', 'Measurement and data', {
    'tables-graphs': 'Read tables and graphs',
    statistics: 'Find mean, median, mode, range, spread and shape',
    relations: 'Explain the relation between two variables',
    geometry: 'Find perimeter, area, circumference and volume',
    units: 'Convert within and between measurement systems',
  }),
  area('science', 'anatomy', 'Human anatomy and physiology', {
    orientation: 'Orientation, planes, cells and tissues',
    respiratory: 'Respiratory system',
    cardiovascular: 'Cardiovascular system',
    digestive: 'Digestive system',
    nervous: 'Nervous system',
    muscular: 'Muscular system',
    reproductive: 'Reproductive system',
    integumentary: 'Integumentary system',
    endocrine: 'Endocrine system',
    urinary: 'Urinary system',
    immune: 'Immune and lymphatic system',
    skeletal: 'Skeletal system',
    integration: 'How the body systems work together',
  }),
  area('science', 'biology', 'Biology', {
    cells: 'Cell structure, organelles and division',
    'dna-rna': 'DNA, RNA and protein synthesis',
    heredity: 'Mendelian heredity and Punnett squares',
    macromolecules: 'Macromolecules',
    'micro-organisms': 'Microorganisms and disease',
    taxonomy: 'Taxonomy and levels of organization',
  }),
  area('science', 'chemistry', 'Chemistry', {
    atoms: 'Atomic structure',
    'periodic-table': 'Periodic table',
    bonding: 'Bonding',
    matter: 'States and properties of matter, density',
    reactions: 'Chemical reactions, balancing and stoichiometry',
    solutions: 'Solutions, acids, bases and pH',
    rates: 'Factors that change the rate of a reaction',
  }),
  area('science', 'reasoning', 'Scientific reasoning', {
    measurement: 'Measurement tools and units',
    evidence: 'Empirical evidence and relations between events',
    design: 'Design of an investigation',
    critique: 'Critique of an explanation',
  }),
  area('english', 'conventions', 'Conventions of standard English', {
    spelling: 'Spelling',
    punctuation: 'Punctuation',
    sentences: 'Sentence structure, agreement and capitalization',
  }),
  area('english', 'knowledge', 'Knowledge of language', {
    clarity: 'Grammar for clarity',
    register: 'Formality and register',
    'writing-process': 'Steps of the writing process',
    paragraphs: 'Paragraph development',
  }),
  area('english', 'vocabulary', 'Using language and vocabulary to express ideas', {
    context: 'Meaning of words from context',
    'word-parts': 'Roots, prefixes and suffixes',
    'word-choice': 'Word choice to express an idea',
  }),
];

/** The subject that an objective's slug begins with. */
export function areasOf(subject: Subject): Area[] {
  return AREAS.filter((a) => a.subject === subject);
}
