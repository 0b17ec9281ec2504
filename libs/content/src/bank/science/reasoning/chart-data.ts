/** A line chart of one series. */
export interface Line {
  title: string;
  x: string;
  xs: number[];
  y: string;
  max: number;
  step: number;
  ys: number[];
}

/** The chart in the figure kit's format. */
export const chartOf = ({ title, x, xs, y, max, step, ys }: Line) => ({
  title,
  xLabel: x,
  categories: xs.map(String),
  y: { label: y, min: 0, max, step },
  series: [{ name: y, values: ys }],
});

/** The charts that the models ask about. */
export const LINES = {
  peroxide: {
    title: 'Gas from hydrogen peroxide',
    x: 'Time (s)',
    xs: [0, 20, 40, 60, 80, 100],
    y: 'Oxygen (mL)',
    max: 60,
    step: 10,
    ys: [0, 24, 40, 48, 52, 52],
  },
  bacteria: {
    title: 'Bacteria in broth',
    x: 'Time (h)',
    xs: [0, 2, 4, 6, 8, 10],
    y: 'Cells (millions)',
    max: 80,
    step: 20,
    ys: [2, 4, 16, 60, 72, 70],
  },
  glucose: {
    title: 'Blood glucose after a sugary drink',
    x: 'Time (min)',
    xs: [0, 30, 60, 90, 120, 150],
    y: 'Glucose (mg/dL)',
    max: 160,
    step: 40,
    ys: [90, 140, 126, 110, 96, 90],
  },
  cooling: {
    title: 'Cooling of a hot pack',
    x: 'Time (min)',
    xs: [0, 5, 10, 15, 20, 25],
    y: 'Temperature (°C)',
    max: 60,
    step: 10,
    ys: [54, 42, 34, 29, 26, 24],
  },
  lake: {
    title: 'Oxygen in a lake',
    x: 'Depth (m)',
    xs: [0, 4, 8, 12, 16, 20],
    y: 'Oxygen (mg/L)',
    max: 12,
    step: 2,
    ys: [10, 10, 9, 4, 2, 2],
  },
  drug: {
    title: 'Drug in the blood',
    x: 'Time (h)',
    xs: [0, 1, 2, 3, 4, 5],
    y: 'Level (mg/L)',
    max: 10,
    step: 2,
    ys: [0, 6, 9, 7, 5.5, 4.5],
  },
} satisfies Record<string, Line>;
