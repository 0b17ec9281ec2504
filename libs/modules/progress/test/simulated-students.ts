import { DAY_MS } from '@prepward/contracts/durations';
import { BLUEPRINT } from '@prepward/contracts/exam';
import { AREAS } from '@prepward/contracts/objectives';
import { ITEM_TYPES, type ItemType } from '@prepward/contracts/subjects';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { PRIOR_VARIANCE } from '../domain/ability.js';
import { Evidence } from '../domain/evidence.js';
import { examForm } from '../domain/exam-form.js';
import { predictExam } from '../domain/prediction.js';
import { responseTo } from '../domain/rasch.js';

/** Mean and standard deviation of the difficulties that the bank's items have, by area, in logits. */
const BANK_DIFFICULTIES: Record<string, [number, number]> = {
  'reading.key-ideas': [0.01, 0.3],
  'reading.craft': [0.24, 0.28],
  'reading.integration': [0.39, 0.29],
  'math.numbers': [-0.04, 0.54],
  'math.data': [0.09, 0.52],
  'science.anatomy': [0.05, 0.39],
  'science.biology': [0.06, 0.41],
  'science.chemistry': [0.04, 0.39],
  'science.reasoning': [-0.18, 0.32],
  'english.conventions': [0.06, 0.37],
  'english.knowledge': [-0.19, 0.31],
  'english.vocabulary': [-0.06, 0.28],
};
const ITEMS_PER_AREA = 400;
const NOW = new Date('2026-06-01T12:00:00Z');

/** How the simulated world differs from what the model assumes; by default, not at all. */
export interface World {
  seed: number;
  /** Number of students with enough answers for a prediction. */
  students: number;
  /** Mock exams drawn for each student. */
  mocks: number;
  /** Spread of the items' true difficulties around those in the bank, logits. */
  difficultyNoise?: number;
  /** Deviation of single objectives from their area, logits. */
  objectiveSpread?: number;
  /** Mean of all students' abilities, logits. */
  meanAbility?: number;
  /** Logits that a student gains in 30 days of practice. */
  monthlyGain?: number;
  /** Factor applied to all abilities. */
  abilitySpread?: number;
}

/** What came out for one group of students. */
export interface Calibration {
  students: number;
  /** Share of mock scores within the predicted band, percent. */
  covered: number;
  /** Mean width of the band, points. */
  width: number;
  /** Mean of predicted minus scored, points. */
  bias: number;
}

interface SimulatedItem {
  id: string;
  area: string;
  objective: string;
  type: ItemType;
  difficulty: number;
  trueDifficulty: number;
}

/** By area, then by type. */
type Bank = ReadonlyMap<string, SimulatedItem[][]>;

interface Outcome {
  ability: number;
  covered: number;
  width: number;
  error: number;
}

class Dice {
  private readonly source;

  constructor(seed: number) {
    this.source = xoroshiro128plus(seed);
  }

  uniform(): number {
    return uniformFloat64(this.source);
  }

  int(bound: number): number {
    return Math.floor(this.uniform() * bound);
  }

  /** Standard normal, by the Box–Muller method. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.uniform())) * Math.cos(2 * Math.PI * this.uniform());
  }

  pick<T>(list: readonly T[]): T {
    return list[this.int(list.length)] as T;
  }
}

function simulatedBank(world: World, dice: Dice): SimulatedItem[] {
  return AREAS.flatMap(({ slug, objectives }) => {
    const [mean, sd] = BANK_DIFFICULTIES[slug] ?? [0, 0];
    return Array.from({ length: ITEMS_PER_AREA }, (_, i) => {
      const difficulty = Math.round((mean + sd * dice.normal()) * 10) / 10;
      return {
        id: `${slug}:${i}`,
        area: slug,
        objective: objectives[i % objectives.length]?.slug ?? slug,
        type: dice.uniform() < 0.77 ? ITEM_TYPES[0] : dice.pick(ITEM_TYPES.slice(1)),
        difficulty,
        trueDifficulty: difficulty + (world.difficultyNoise ?? 0) * dice.normal(),
      };
    });
  });
}

/** A student: final abilities by objective, and how much of them was learned along the way. */
class SimulatedStudent {
  readonly overall: number;
  private readonly abilities = new Map<string, number>();

  constructor(
    private readonly world: World,
    private readonly dice: Dice,
  ) {
    const spread = world.abilitySpread ?? 1;
    const draw = (variance: number) => spread * Math.sqrt(variance) * dice.normal();
    this.overall = (world.meanAbility ?? 0) + draw(PRIOR_VARIANCE.overall);
    const bySubject = new Map<string, number>();
    for (const area of AREAS) {
      const subject = bySubject.get(area.subject) ?? draw(PRIOR_VARIANCE.subject);
      bySubject.set(area.subject, subject);
      const ability = this.overall + subject + draw(PRIOR_VARIANCE.area);
      for (const { slug } of area.objectives) {
        this.abilities.set(slug, ability + (world.objectiveSpread ?? 0) * dice.normal());
      }
    }
  }

  answers(item: SimulatedItem, daysAgo: number): boolean {
    const then = ((this.world.monthlyGain ?? 0) * daysAgo) / 30;
    const ability = (this.abilities.get(item.objective) ?? 0) - then;
    const rated = { type: item.type, difficulty: item.trueDifficulty };
    return this.dice.uniform() < responseTo(rated, ability).right;
  }
}

/** Practice as students do it: uneven over areas and weeks, no item twice. */
function practice(
  student: SimulatedStudent,
  areas: readonly (readonly SimulatedItem[])[],
  dice: Dice,
): Evidence {
  const evidence = new Evidence();
  const count = 80 + dice.int(321);
  const weeks = 1 + dice.int(8);
  const taste = areas.flatMap((items) => Array.from({ length: 1 + dice.int(4) }, () => items));
  const seen = new Set<string>();
  const days = Array.from({ length: count }, () => dice.uniform() * 7 * weeks);
  for (const daysAgo of days.sort((a, b) => b - a)) {
    const area = dice.pick(taste);
    let item = dice.pick(area);
    while (seen.has(item.id)) item = dice.pick(area);
    seen.add(item.id);
    evidence.add({
      ...item,
      itemId: item.id,
      correct: student.answers(item, daysAgo),
      answeredAt: new Date(NOW.getTime() - daysAgo * DAY_MS),
    });
  }
  return evidence;
}

/** A mock exam's total: the blueprint's counts by area, a fifth alternate types. */
function takeMock(student: SimulatedStudent, bank: Bank, dice: Dice): number {
  let [right, items] = [0, 0];
  for (const { area, items: count } of BLUEPRINT.flatMap((section) => section.areas)) {
    const byType = bank.get(area) ?? [];
    for (let i = 0; i < count; i++) {
      const type = dice.uniform() < 0.8 ? 0 : 1 + dice.int(ITEM_TYPES.length - 1);
      if (student.answers(dice.pick(byType[type] ?? []), 0)) right++;
      items++;
    }
  }
  return (100 * right) / items;
}

function summary(outcomes: readonly Outcome[]): Calibration {
  const mean = (value: (one: Outcome) => number) =>
    outcomes.reduce((sum, one) => sum + value(one), 0) / outcomes.length;
  return {
    students: outcomes.length,
    covered: 100 * mean((one) => one.covered),
    width: mean((one) => one.width),
    bias: mean((one) => one.error),
  };
}

/**
 * Students of known ability answer items; each gets a prediction, then takes mock exams drawn from
 * the true ability. Those whose prediction is withheld are left out, as in the product.
 */
export function simulate(world: World): Record<'all' | 'low' | 'middle' | 'high', Calibration> {
  const dice = new Dice(world.seed);
  const items = simulatedBank(world, dice);
  const form = examForm(BLUEPRINT, items);
  const bank: Bank = new Map(
    AREAS.map(({ slug }) => [
      slug,
      ITEM_TYPES.map((type) => items.filter((item) => item.area === slug && item.type === type)),
    ]),
  );
  const areas = [...bank.values()].map((types) => types.flat());
  const outcomes: Outcome[] = [];
  while (outcomes.length < world.students) {
    const student = new SimulatedStudent(world, dice);
    const { prediction } = predictExam(form, practice(student, areas, dice).at(NOW));
    if (prediction === null) continue;
    const mocks = Array.from({ length: world.mocks }, () => takeMock(student, bank, dice));
    const inBand = mocks.filter((score) => score >= prediction.low && score <= prediction.high);
    outcomes.push({
      ability: student.overall,
      covered: inBand.length / mocks.length,
      width: prediction.high - prediction.low,
      error: prediction.total - mocks.reduce((sum, score) => sum + score, 0) / mocks.length,
    });
  }
  outcomes.sort((a, b) => a.ability - b.ability);
  const third = Math.ceil(outcomes.length / 3);
  return {
    all: summary(outcomes),
    low: summary(outcomes.slice(0, third)),
    middle: summary(outcomes.slice(third, 2 * third)),
    high: summary(outcomes.slice(2 * third)),
  };
}
