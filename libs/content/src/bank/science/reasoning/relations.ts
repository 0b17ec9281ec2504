import { lineChart } from '../../kit/index.js';
import type { ItemModel } from '../../kit/types.js';

type Shape = 'rises' | 'falls' | 'levels' | 'peaks';

interface Study {
  title: string;
  x: string;
  categories: string[];
  y: string;
  max: number;
  step: number;
  values: number[];
  shape: Shape;
}

const STUDIES: readonly Study[] = [
  {
    title: 'Enzyme activity and temperature',
    x: 'Temperature (°C)',
    categories: ['10', '20', '30', '40', '50', '60'],
    y: 'Activity (units)',
    max: 100,
    step: 20,
    values: [15, 35, 70, 95, 50, 10],
    shape: 'peaks',
  },
  {
    title: 'Photosynthesis and light',
    x: 'Light (lamps)',
    categories: ['0', '1', '2', '3', '4', '5'],
    y: 'Bubbles per minute',
    max: 50,
    step: 10,
    values: [2, 18, 32, 40, 41, 41],
    shape: 'levels',
  },
  {
    title: 'Breathing rate and exercise',
    x: 'Speed (km/h)',
    categories: ['0', '4', '8', '12', '16'],
    y: 'Breaths per minute',
    max: 60,
    step: 10,
    values: [14, 20, 29, 38, 50],
    shape: 'rises',
  },
  {
    title: 'Oxygen in water',
    x: 'Temperature (°C)',
    categories: ['0', '10', '20', '30', '40'],
    y: 'Oxygen (mg/L)',
    max: 16,
    step: 4,
    values: [14, 11, 9, 8, 6],
    shape: 'falls',
  },
  {
    title: 'Blood glucose and insulin dose',
    x: 'Dose (units)',
    categories: ['0', '2', '4', '6', '8'],
    y: 'Glucose (mg/dL)',
    max: 250,
    step: 50,
    values: [230, 200, 165, 130, 100],
    shape: 'falls',
  },
  {
    title: 'Yeast in a closed flask',
    x: 'Time (hours)',
    categories: ['0', '4', '8', '12', '16', '20'],
    y: 'Cells (millions)',
    max: 60,
    step: 10,
    values: [2, 10, 30, 50, 54, 54],
    shape: 'levels',
  },
  {
    title: 'Plant growth and salt',
    x: 'Salt (g/L)',
    categories: ['0', '2', '4', '6', '8'],
    y: 'Height (cm)',
    max: 30,
    step: 5,
    values: [28, 23, 17, 11, 6],
    shape: 'falls',
  },
  {
    title: 'Pepsin and pH',
    x: 'pH',
    categories: ['1', '2', '3', '4', '5', '6'],
    y: 'Activity (units)',
    max: 100,
    step: 20,
    values: [70, 95, 60, 30, 10, 4],
    shape: 'peaks',
  },
  {
    title: 'Pulse and stair climbing',
    x: 'Flights climbed',
    categories: ['0', '1', '2', '3', '4'],
    y: 'Beats per minute',
    max: 150,
    step: 30,
    values: [68, 84, 99, 118, 135],
    shape: 'rises',
  },
  {
    title: 'Solubility of a salt',
    x: 'Temperature (°C)',
    categories: ['0', '20', '40', '60', '80'],
    y: 'Salt dissolved (g)',
    max: 180,
    step: 30,
    values: [14, 32, 62, 108, 168],
    shape: 'rises',
  },
];

const SENTENCES: Record<Shape, string> = {
  rises: 'It rises throughout.',
  falls: 'It falls throughout.',
  levels: 'It rises, then stays level.',
  peaks: 'It rises, then falls.',
};

/** How the values change, and the values themselves; a line that peaks turns at the highest one. */
function courseOf({ values, shape }: Study): string {
  const [first, last, top] = [values[0], values[values.length - 1], Math.max(...values)];
  const how = {
    rises: 'Each value is higher than the one before',
    falls: 'Each value is lower than the one before',
    levels: `The values rise from ${first} to ${last} and then stay there`,
    peaks: `The values rise from ${first} to ${top} and then fall to ${last}`,
  }[shape];
  return `${how}: ${values.join(', ')}.`;
}

/** What a line chart says about the relation of two quantities. */
export const relationModel: ItemModel = {
  id: 'science.chart-relation',
  asks: 'apply',
  objective: 'science.reasoning.evidence',
  type: 'multiple-choice',
  difficulty: -0.6,
  variants: STUDIES.length,
  make(rng) {
    const study = rng.pick(STUDIES);
    const { title, x, y, categories, values, max, step, shape } = study;
    const first = values[0];
    const last = values[values.length - 1];
    return {
      type: 'multiple-choice',
      stem: `In the chart "${title}," how does the quantity on the vertical axis change from left to right?`,
      figure: lineChart({
        title,
        xLabel: x,
        categories,
        y: { label: y, min: 0, max, step },
        series: [{ name: y, values }],
      }),
      key: {
        text: SENTENCES[shape],
        rationale: courseOf(study),
      },
      distractors: (Object.keys(SENTENCES) as Shape[])
        .filter((other) => other !== shape)
        .map((other) => ({
          text: SENTENCES[other],
          misconception: 'misreads-graphic',
          rationale: `The values begin at ${first} and end at ${last}; in full they are ${values.join(', ')}, which does not fit this description.`,
        })),
    };
  },
};
