import { LEVEL_NAMES, levelOf } from '@prepward/contracts/scores';
import type { Subject } from '@prepward/contracts/subjects';
import { TEAS } from './teas.js';
import type { Testimonial } from './types.js';

/** One score-result picture of the carousel: drawn by the front end from these numbers. */
export interface ScorePicture {
  id: string;
  /** Percent of scored questions right, to one decimal. */
  total: number;
  level: string;
  sections: Record<Subject, number>;
  /** Alternative text; says that the picture is a sample. */
  alt: string;
  /** The contact overlay, which the specification requires on every picture. */
  overlay: '{{email}}';
  sample: true;
}

type Right = Record<Subject, number>;

function percent(right: number, of: number): number {
  return Math.round((1000 * right) / of) / 10;
}

function scorePicture(index: number, right: Right): ScorePicture {
  const total = percent(right.reading + right.math + right.science + right.english, TEAS.scored);
  const level = LEVEL_NAMES[levelOf(total)];
  return {
    id: `sample-score-${index + 1}`,
    total,
    level,
    sections: {
      reading: percent(right.reading, TEAS.reading.scored),
      math: percent(right.math, TEAS.math.scored),
      science: percent(right.science, TEAS.science.scored),
      english: percent(right.english, TEAS.english.scored),
    },
    alt: `Sample score report: total ${total.toFixed(1)} percent, level ${level}`,
    overlay: '{{email}}',
    sample: true,
  };
}

/**
 * Eight sample score reports, computed so that totals and sections agree. They belong to no one:
 * an operator replaces them with real ones, with consent, or leaves them marked as samples.
 */
export const SCORE_PICTURES: readonly ScorePicture[] = [
  { reading: 35, math: 31, science: 37, english: 29 },
  { reading: 33, math: 27, science: 35, english: 27 },
  { reading: 37, math: 32, science: 40, english: 30 },
  { reading: 34, math: 25, science: 31, english: 24 },
  { reading: 36, math: 33, science: 38, english: 28 },
  { reading: 32, math: 29, science: 36, english: 31 },
  { reading: 38, math: 30, science: 41, english: 31 },
  { reading: 31, math: 26, science: 33, english: 29 },
].map((right, index) => scorePicture(index, right));

function sampleTestimonial(
  name: string,
  school: string,
  score: number,
  text: string,
  image: string,
): Testimonial {
  return { name, school, score, text, rating: 5, image, sample: true };
}

/** Sample testimonials: invented, about things the product does, and tagged as samples. */
export const TESTIMONIALS: readonly Testimonial[] = [
  sampleTestimonial(
    'Jasmine T.',
    'Community college, evening program',
    84.7,
    'I kept missing percent change. It told me I was dividing by the new value. I never did that again.',
    'avatar-1',
  ),
  sampleTestimonial(
    'Daniel K.',
    'State university, BSN track',
    90.7,
    'The mock felt longer than I expected. I’m glad I found that out at my kitchen table.',
    'avatar-2',
  ),
  sampleTestimonial(
    'Priya S.',
    'Technical college, practical nursing',
    78,
    'Ten questions on the bus each way. It kept bringing the kidney back until it stuck.',
    'avatar-3',
  ),
  sampleTestimonial(
    'Monique W.',
    'Community college, second attempt',
    82,
    'My tutor had me explain a proportion out loud and found the step I was skipping. That fixed my Math.',
    'avatar-4',
  ),
  sampleTestimonial(
    'Amina H.',
    'Private college, accelerated program',
    88.7,
    'I could see which topics were weak instead of one number that told me nothing.',
    'avatar-5',
  ),
  sampleTestimonial(
    'Robert L.',
    'University, back after nine years',
    80.7,
    'I’d never seen a select-all question. After a month they were just questions.',
    'avatar-6',
  ),
];
