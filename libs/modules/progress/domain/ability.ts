import { AREAS } from '@prepward/contracts/objectives';
import type { EvidenceCell } from './evidence.js';
import { invert } from './matrix.js';
import { limitedStep, scoreAndInformation } from './rasch.js';

/**
 * What is assumed about a student before any answer, in logits. Ability in an area is the sum of an
 * overall ability, a deviation for the subject and one for the area; each is normal around 0. A
 * student at 0 has an even chance of knowing an item of difficulty 0. So answers in one area also
 * say something about the others, most of all those in the same subject.
 */
export const PRIOR_VARIANCE = { overall: 0.6, subject: 0.15, area: 0.15 } as const;

/** Maximum iterations, and the change in logits below which another one changes nothing visible. */
const ITERATIONS = 30;
const SETTLED = 1e-5;

const AREA_SLUGS = AREAS.map((area) => area.slug);

const PRIOR_PRECISION = invert(
  AREAS.map((a) =>
    AREAS.map(
      (b) =>
        PRIOR_VARIANCE.overall +
        (a.subject === b.subject ? PRIOR_VARIANCE.subject : 0) +
        (a === b ? PRIOR_VARIANCE.area : 0),
    ),
  ),
);

/** Abilities in all content areas, in the order of the contracts' `AREAS`, and how sure they are. */
export interface Abilities {
  /** Logits. */
  ability: number[];
  /** Between areas, logits squared. */
  covariance: number[][];
}

/**
 * The most probable abilities given the answers (maximum a posteriori), by Fisher scoring, and their
 * covariance by Laplace's approximation: the inverse of prior precision plus expected information.
 * Source of the hierarchy: J. de la Torre and H. Song, Simultaneous Estimation of Overall and Domain
 * Abilities (2009).
 *
 * @param cells answers in areas that aren't part of the exam are ignored
 */
export function estimateAbilities(cells: readonly EvidenceCell[]): Abilities {
  const byArea = AREA_SLUGS.map((slug) => cells.filter((cell) => cell.area === slug));
  const ability = AREA_SLUGS.map(() => 0);
  for (let i = 0; ; i++) {
    const measured = byArea.map((own, a) => scoreAndInformation(own, ability[a] ?? 0));
    const covariance = invert(
      PRIOR_PRECISION.map((row, a) =>
        row.map((value, b) => (a === b ? value + (measured[a]?.information ?? 0) : value)),
      ),
    );
    const gradient = measured.map(({ score }, a) => score - dot(PRIOR_PRECISION[a], ability));
    const steps = covariance.map((row) => limitedStep(dot(row, gradient)));
    if (i === ITERATIONS || steps.every((step) => Math.abs(step) < SETTLED)) {
      return { ability, covariance };
    }
    for (const [a, step] of steps.entries()) ability[a] = (ability[a] ?? 0) + step;
  }
}

function dot(left: readonly number[] = [], right: readonly number[]): number {
  return left.reduce((sum, value, i) => sum + value * (right[i] ?? 0), 0);
}
