import { describe, expect, it } from '@jest/globals';
import { generateModel } from '../kit/generate.js';
import type { BankItem } from '../kit/types.js';
import { heart } from '../plates/index.js';
import { plateFile } from './support-plate-file.js';
import { plateModels } from './support-plates.js';

const PARTS = [
  'right-atrium',
  'left-atrium',
  'right-ventricle',
  'left-ventricle',
  'aorta',
  'septum',
  'mitral-valve',
  'pulmonary-trunk',
];

/** A sound file of questions, with `changes`. */
const fileWith = (changes: object = {}) =>
  plateFile.parse({
    objective: 'science.anatomy.cardiovascular',
    letters: { id: 'science.test-letters', difficulty: 0 },
    roles: { id: 'science.test-roles', difficulty: 0 },
    spots: [
      {
        id: 'science.test-spot',
        difficulty: 0,
        choices: PARTS.slice(0, 4),
        questions: [{ stem: 'Select it.', part: 'left-atrium' }],
      },
    ],
    facts: Object.fromEntries(
      PARTS.map((id) => [id, { does: `does ${id}`, why: `Why ${id}.`, remember: `Keep ${id}.` }]),
    ),
    ...changes,
  });

type Choice = Extract<BankItem, { type: 'multiple-choice' }>;

const itemsOf = (file = fileWith()) =>
  plateModels(heart, file).map((model) => generateModel(model).map((g) => g.item));

describe('questions on a plate', () => {
  it('asks for a part on the blank plate', () => {
    const [[spot] = []] = itemsOf();
    if (spot?.type !== 'hot-spot') throw new TypeError('no hot spot');
    const key = spot.regions.find((r) => r.id === spot.key);
    expect(key?.name).toBe(heart.part('left-atrium').place);
    expect(key?.shape).toEqual(heart.part('left-atrium').region);
    expect(spot.figure).toEqual(heart.draw());
  });

  it('marks four parts, with every letter as the key in its turn', () => {
    const items = (itemsOf()[1] ?? []) as Choice[];
    expect(items).toHaveLength(PARTS.length);
    const keys = items.map((item) => item.options.find((o) => o.id === item.key)?.text);
    expect([...new Set(keys)].sort()).toEqual(['A', 'B', 'C', 'D']);
    items.forEach((item, i) => {
      expect(item.options.map((o) => o.text)).toEqual(['A', 'B', 'C', 'D']);
      expect(item.stem).toContain(`does ${PARTS[i]}`);
      const letter = keys[i] ?? '-';
      const { place } = heart.part(PARTS[i] ?? '');
      const said = item.figure?.alt.toLowerCase() ?? '';
      expect(said).toContain(`${letter}: ${place}`.toLowerCase());
    });
  });

  it('says what is true of a letter, among what is true of the other marked parts', () => {
    const items = (itemsOf()[2] ?? []) as Choice[];
    items.forEach((item, i) => {
      expect(item.options.find((o) => o.id === item.key)?.text).toBe(`does ${PARTS[i]}.`);
      expect(item.stem).toMatch(/\b[A-D]\b/);
      expect(new Set(item.options.map((o) => o.text)).size).toBe(4);
    });
  });

  it('solves letters from the words alone, and notices when the key is another letter', () => {
    const [, model] = plateModels(heart, fileWith());
    for (const { draft, item } of generateModel(model ?? never())) {
      const key = (item as Choice).options.find((o) => o.id === (item as Choice).key);
      expect(model?.solve?.(draft)).toBe(key?.text);
    }
  });

  it('refuses parts without facts, parts that the plate has not, and too few facts', () => {
    const spots = (part: string, choices: string[]) =>
      fileWith({
        spots: [{ id: 'science.x', difficulty: 0, choices, questions: [{ stem: 'S', part }] }],
      });
    const choices = PARTS.slice(0, 4);
    expect(() => plateModels(heart, spots('aorta', choices))).toThrow(
      'science.x: aorta is not among the choices',
    );
    expect(() => plateModels(heart, spots('septum', ['spleen', ...PARTS.slice(3, 6)]))).toThrow(
      'heart: no part spleen',
    );
    expect(() =>
      plateModels(heart, spots('aorta', ['aorta', 'tricuspid-valve', ...PARTS.slice(0, 2)])),
    ).toThrow('science.x: no fact of tricuspid-valve');
    const few = Object.fromEntries(Object.entries(fileWith().facts).slice(0, 5));
    expect(() => plateModels(heart, fileWith({ facts: few }))).toThrow('5 facts, 6 wanted');
  });

  it('asks what follows from damage to a part, among the consequences for other parts', () => {
    const harmful = fileWith({
      harms: { id: 'science.test-harms', difficulty: 0 },
      facts: Object.fromEntries(
        PARTS.map((id, i) => [
          id,
          {
            does: `does ${id}`,
            why: `Why ${id}.`,
            remember: `Keep ${id}.`,
            ...(i < 5 ? { harm: `No ${id}` } : {}),
            ...(i < 2 ? { harmWhy: `Without ${id}.` } : {}),
          },
        ]),
      ),
    });
    const items = (itemsOf(harmful).at(-1) ?? []) as Choice[];
    expect(items).toHaveLength(5);
    items.forEach((item, i) => {
      const key = item.options.find((o) => o.id === item.key);
      expect(key?.text).toBe(`No ${PARTS[i]}`);
      expect(key?.rationale).toContain(heart.part(PARTS[i] ?? '').name);
      expect(new Set(item.options.map((o) => o.text)).size).toBe(4);
      expect(item.why).toContain(i < 2 ? `Without ${PARTS[i]}.` : `Why ${PARTS[i]}.`);
    });
  });

  it('refuses a plate with too few consequences', () => {
    const facts = { ...fileWith().facts };
    const file = { ...fileWith(), facts, harms: { id: 'science.test-harms', difficulty: 0 } };
    expect(() => plateModels(heart, file)).toThrow('0 facts with a "harm"');
  });
});

function never(): never {
  throw new TypeError('no model');
}
