import { AREAS } from '@prepward/contracts/objectives';
import type { Prediction } from '@prepward/contracts/progress';
import { levelOf } from '@prepward/contracts/scores';
import { SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { type Abilities, estimateAbilities } from './ability.js';
import type { EvidenceCell } from './evidence.js';
import { type FormArea, responseToArea } from './exam-form.js';

/** What each subject needs: this many answers, not so old that together they weigh less than half. */
const SUBJECT_ANSWERS = 20;
const SUBJECT_WEIGHT = SUBJECT_ANSWERS / 2;
/** Points. A band wider than twelve points to either side isn't something to act on. */
const WIDEST_BAND = 24;
/** How many more to ask for at a time when there are enough answers but the band is still too wide. */
const MORE_ANSWERS = 5;

/** A normal variable lies within this many standard deviations nine times in ten. */
const Z_90 = 1.645;

/** Gauss–Hermite, five points: averages over a standard normal variable. */
const NODES = [
  { at: 0, weight: 0.533333 },
  { at: 1.355626, weight: 0.222076 },
  { at: -1.355626, weight: 0.222076 },
  { at: 2.85697, weight: 0.011257 },
  { at: -2.85697, weight: 0.011257 },
] as const;

/** A percent score as a random variable. */
export interface ScorePrediction {
  mean: number;
  sd: number;
}

/** What an area contributes: its mean chance of a correct answer, the variances and the slope. */
interface AreaPrediction {
  form: FormArea;
  index: number;
  mean: number;
  slope: number;
  /** Variance of the chance itself, since ability isn't known exactly. */
  variance: number;
  /** Variance of a single answer, given the chance. */
  binomial: number;
}

function predictArea(form: FormArea, abilities: Abilities): AreaPrediction {
  const index = AREAS.findIndex((area) => area.slug === form.area);
  const ability = abilities.ability[index] ?? 0;
  const sd = Math.sqrt(abilities.covariance[index]?.[index] ?? 0);
  let [mean, square, slope] = [0, 0, 0];
  for (const { at, weight } of NODES) {
    const response = responseToArea(form, ability + sd * at);
    mean += weight * response.right;
    square += weight * response.right ** 2;
    slope += weight * response.slope;
  }
  return { form, index, mean, slope, variance: square - mean ** 2, binomial: mean - square };
}

/** Correct answers across several areas, as a percentage of their items. */
function predictSum(areas: readonly AreaPrediction[], abilities: Abilities): ScorePrediction {
  let [items, mean, variance] = [0, 0, 0];
  for (const a of areas) {
    items += a.form.items;
    mean += a.form.items * a.mean;
    variance += a.form.items * a.binomial;
    for (const b of areas) {
      // Stein's lemma gives the covariance of functions of normal variables by their mean slopes.
      const between = a.slope * b.slope * (abilities.covariance[a.index]?.[b.index] ?? 0);
      variance += a.form.items * b.form.items * (a === b ? a.variance : between);
    }
  }
  return { mean: (100 * mean) / items, sd: (100 * Math.sqrt(variance)) / items };
}

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;

/** The midpoint and the 90% band of a prediction, 0 to 100, one decimal. */
export function bandOf({ mean, sd }: ScorePrediction) {
  return {
    expected: percent(mean),
    low: percent(mean - Z_90 * sd),
    high: percent(mean + Z_90 * sd),
  };
}

/** What the answers say about the exam. */
export interface ExamPrediction {
  abilities: Abilities;
  /** Null when there isn't enough data: see `missing`. */
  prediction: Prediction | null;
  /** How many more answers are needed, of subjects that need any. */
  missing: { subject: Subject; answers: number }[];
  /** By subject; null while its answers are thin. */
  subjects: Map<Subject, number | null>;
  /** By area, shown or not. */
  areas: Map<string, ScorePrediction>;
}

/**
 * Predicts the score a mock exam would give now. The band covers it nine times in ten: it includes
 * both the uncertainty in the abilities and the luck of which items come up and which are answered
 * correctly.
 */
export function predictExam(
  form: readonly FormArea[],
  cells: readonly EvidenceCell[],
): ExamPrediction {
  const abilities = estimateAbilities(cells);
  const areas = form.map((area) => predictArea(area, abilities));
  const bySubject = SUBJECTS.map((subject) => {
    const own = areas.filter((area) => area.form.subject === subject);
    const slugs = new Set(own.map((area) => area.form.area));
    const missing = missingAnswers(cells.filter((cell) => slugs.has(cell.area)));
    return { subject, missing, prediction: predictSum(own, abilities) };
  });
  const { expected: total, low, high } = bandOf(predictSum(areas, abilities));
  const thin = bySubject
    .filter((one) => one.missing > 0)
    .map(({ subject, missing: answers }) => ({ subject, answers }));
  const missing = thin.length > 0 || high - low <= WIDEST_BAND ? thin : [leastSure(bySubject)];
  return {
    abilities,
    prediction: missing.length > 0 ? null : { total, low, high, level: levelOf(total) },
    missing,
    subjects: new Map(
      bySubject.map((one) => [one.subject, one.missing > 0 ? null : percent(one.prediction.mean)]),
    ),
    areas: new Map(areas.map((area) => [area.form.area, predictSum([area], abilities)])),
  };
}

function missingAnswers(cells: readonly EvidenceCell[]): number {
  const answers = cells.reduce((sum, cell) => sum + cell.answers, 0);
  const weight = cells.reduce((sum, cell) => sum + cell.right + cell.wrong, 0);
  if (answers < SUBJECT_ANSWERS) return SUBJECT_ANSWERS - answers;
  return weight < SUBJECT_WEIGHT ? Math.ceil(SUBJECT_ANSWERS - weight) : 0;
}

function leastSure(subjects: readonly { subject: Subject; prediction: ScorePrediction }[]) {
  const [widest = { subject: SUBJECTS[0] }] = [...subjects].sort(
    (a, b) => b.prediction.sd - a.prediction.sd,
  );
  return { subject: widest.subject, answers: MORE_ANSWERS };
}
