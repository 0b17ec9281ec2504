import { SCORE_PICTURES, TESTIMONIALS } from './home-samples.js';
import type { Sample } from './types.js';

/** Sample content of the site, for an operator to replace or to confirm. */
export const SAMPLES = [
  { id: 'testimonials', text: `${TESTIMONIALS.length} testimonials`, shownOn: ['/'] },
  { id: 'score-pictures', text: `${SCORE_PICTURES.length} score reports`, shownOn: ['/'] },
] as const satisfies readonly Sample[];
