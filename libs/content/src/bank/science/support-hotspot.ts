import { type DiagramShape, diagram, writtenModel } from '../kit/index.js';
import type { HotSpotDraft, ItemModel, RegionShape } from '../kit/types.js';
import { capital, mixUp } from './support.js';

/** A part of a picture that can be chosen. */
interface Part {
  /** A neutral place: `Region at the upper left`. */
  place: string;
  /** What it is, with its article. */
  name: string;
  /** What identifies it: a verb phrase. */
  text: string;
  shape: RegionShape;
}

interface HotSpotSpec {
  id: string;
  objective: string;
  difficulty: number;
  /** `apply` where the picture shows data to read. */
  asks?: ItemModel['asks'];
  width: number;
  height: number;
  /** Says where everything is without naming what is asked for. */
  alt: string;
  shapes: DiagramShape[];
  parts: readonly Part[];
  /**
   * Questions with the name of the right part, and an explanation if the model's lesson doesn't fit;
   * append only.
   */
  questions: readonly (readonly [
    stem: string,
    name: string,
    taught?: { why: string; remember: string },
  ])[];
}

/** A model of questions on one picture. @throws RangeError when a question asks for an unknown part. */
export function hotSpotModel(spec: HotSpotSpec): ItemModel {
  const { id, objective, difficulty, width, height, alt, shapes, parts } = spec;
  const regions = parts.map((p) => p.shape);
  const figure = diagram({ width, height, alt, shapes, regions });
  const items = spec.questions.map(([stem, name, taught]): HotSpotDraft => {
    const key = parts.findIndex((p) => p.name === name);
    if (key < 0) throw new RangeError(`${id}: no part ${name}`);
    return {
      type: 'hot-spot',
      stem,
      figure,
      key,
      ...taught,
      regions: parts.map((p, i) => ({
        name: p.place,
        shape: p.shape,
        rationale:
          i === key
            ? `${capital(p.name)} is here. It ${p.text}.`
            : `This is ${p.name}, which ${p.text}. The question asks for ${name}.`,
        ...(i === key ? {} : { misconception: mixUp(objective) }),
      })),
    };
  });
  return writtenModel<'hot-spot'>({
    id,
    objective,
    difficulty,
    items,
    asks: spec.asks ?? 'define',
  });
}

/** A rectangle as a region. */
export function box(x: number, y: number, width: number, height: number): RegionShape {
  return { kind: 'rect', x, y, width, height };
}

/** A circle as a region. */
export function disc(cx: number, cy: number, r: number): RegionShape {
  return { kind: 'circle', cx, cy, r };
}
