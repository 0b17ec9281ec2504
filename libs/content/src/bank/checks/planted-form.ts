import { fault, numeric, type PlantedFault, parts } from './planted-fault.js';

/** Faults in wording, units and order. */
export const LOOKS: readonly PlantedFault[] = [
  fault('numeric options in disorder', 'multiple-choice', [4], (item) => {
    if (!numeric(item)) return false;
    item.options.reverse();
    return true;
  }),
  fault('one option without a value', 'multiple-choice', [4], (item, rng) => {
    if (!numeric(item)) return false;
    parts(item, rng).wrong.value = undefined;
    return true;
  }),
  fault('the key is far the longest', 'multiple-choice', [4], (item, rng) => {
    if (numeric(item)) return false;
    const { key } = parts(item, rng);
    const longest = Math.max(...item.options.map((o) => o.text.length));
    key.text += ' in the way that has been described'.repeat(1 + Math.ceil(longest / 30));
    return true;
  }),
  fault('"all of the above"', 'multiple-choice', [5], (item, rng) => {
    if (numeric(item)) return false;
    parts(item, rng).wrong.text = 'All of the above';
    return true;
  }),
  fault('"none of these"', 'multiple-select', [5], (item) => {
    const wrong = item.options.find((o) => !item.key.includes(o.id));
    if (wrong) wrong.text = 'None of these';
    return wrong !== undefined;
  }),
  fault('a quiet "not"', 'multiple-choice', [5], (item) => {
    item.stem += '\n\nWhich of these is not true?';
    return true;
  }),
  fault('"always" in a distractor', 'multiple-choice', [5], (item, rng) => {
    if (numeric(item) || item.subject === 'english') return false;
    const { wrong } = parts(item, rng);
    if (/always|never/i.test(item.stem + item.options.map((o) => o.text).join())) return false;
    wrong.text = `Always ${wrong.text}`;
    return true;
  }),
  fault('an article that fits the key only', 'multiple-choice', [5], (item, rng) => {
    if (numeric(item)) return false;
    const { key } = parts(item, rng);
    item.stem = 'The structure that is shown is called an';
    for (const option of item.options) option.text = `passage of ${option.text}`;
    key.text = `opening of ${key.text}`;
    return true;
  }),
  fault('a word of the stem in the key only', 'multiple-choice', [5], (item, rng) => {
    if (numeric(item) || item.subject === 'english') return false;
    item.stem = 'What would you call the thing with reverberation?';
    parts(item, rng).key.text += ' by reverberation';
    return true;
  }),
  fault('another unit', 'multiple-choice', [6], (item, rng) => {
    if (!numeric(item) || item.options.some((o) => !/^\d+(?:\.\d+)?$/.test(o.text))) return false;
    if (/compare|convert|units|measurement/.test(item.objective)) return false;
    parts(item, rng).wrong.text += ' mL';
    return true;
  }),
  fault('another precision in the key', 'multiple-choice', [6], (item, rng) => {
    if (!numeric(item) || item.options.some((o) => !/^\d+$/.test(o.text))) return false;
    parts(item, rng).key.text += '.00';
    return true;
  }),
  fault('a key that is not rounded as asked', 'supply', [6], (item) => {
    if (item.answerKind !== 'number' || !/^\d+\.\d{2,}$/.test(item.answer)) return false;
    if (/nearest/.test(item.stem)) return false;
    item.stem += ' Round to the nearest tenth.';
    return true;
  }),
  fault('a patient at 250°C', 'multiple-choice', [6], (item) => {
    item.stem = `A patient has a temperature of 250°C. ${item.stem}`;
    return true;
  }),
  fault('four kilograms of aspirin', 'supply', [6], (item) => {
    item.stem = `A nurse gives aspirin, 4 kg, twice. ${item.stem}`;
    return true;
  }),
  fault('a role with a sex', 'multiple-choice', [6], (item) => {
    if (item.subject === 'english' || item.passageId !== undefined) return false;
    item.stem = `A nurse writes her notes. ${item.stem}`;
    return true;
  }),
  fault('a sign that no font of the papers has', 'multiple-choice', [6], (item) => {
    item.stem = `Lungs give off CO₂. ${item.stem}`;
    return true;
  }),
];

const rect = { kind: 'rect' as const, x: 10, y: 10, width: 40, height: 40 };

/** Faults in tags, pictures and markup. */
export const PLACES: readonly PlantedFault[] = [
  fault('an objective that the exam has not', 'multiple-choice', [8], (item) => {
    item.objective = `${item.area}.astrology`;
    return true;
  }),
  fault('an item of another subject', 'supply', [8], (item) => {
    item.subject = item.subject === 'math' ? 'reading' : 'math';
    return true;
  }),
  fault('a passage that is not there', 'multiple-choice', [8], (item) => {
    item.passageId = 'reading.lost';
    return true;
  }),
  fault('an impossible difficulty', 'multiple-select', [8], (item) => {
    item.difficulty = 5;
    return true;
  }),
  fault('regions that overlap', 'hot-spot', [9], (item) => {
    const [a, b] = item.regions;
    if (!a || !b) return false;
    a.shape = rect;
    b.shape = { kind: 'circle', cx: 48, cy: 48, r: 12 };
    return true;
  }),
  fault('a region inside another', 'hot-spot', [9], (item) => {
    const [a, b] = item.regions;
    if (!a || !b) return false;
    a.shape = rect;
    b.shape = {
      kind: 'polygon',
      points: [
        [20, 20],
        [40, 20],
        [30, 40],
      ],
    };
    return true;
  }),
  fault('a region outside the picture', 'hot-spot', [9], (item) => {
    const last = item.regions.at(-1);
    if (last) last.shape = { kind: 'rect', x: 5000, y: 10, width: 40, height: 40 };
    return last !== undefined;
  }),
  fault('a region without a name', 'hot-spot', [9], (item) => {
    const first = item.regions[0];
    if (first) first.name = ' ';
    return first !== undefined;
  }),
  fault('steps shown in their order', 'ordered', [9], (item) => {
    const place = (id: string) => item.key.indexOf(id);
    item.options.sort((a, b) => place(a.id) - place(b.id));
    return true;
  }),
  fault('numbered steps', 'ordered', [9], (item) => {
    for (const [i, step] of item.options.entries()) step.text = `${i + 1}. ${step.text}`;
    return true;
  }),
  fault('a picture without a text alternative', 'hot-spot', [9], (item) => {
    item.figure = { ...item.figure, alt: 'Image' };
    return true;
  }),
  fault('a picture with a hole', 'hot-spot', [9], (item) => {
    item.figure = {
      ...item.figure,
      svg: item.figure.svg.replace(/(x1?|cx|d)="[^"]+"/, '$1="NaN"'),
    };
    return item.figure.svg.includes('NaN');
  }),
  fault('a picture with a script', 'hot-spot', [9], (item) => {
    item.figure = {
      ...item.figure,
      svg: item.figure.svg.replace('</svg>', '<script>1</script></svg>'),
    };
    return true;
  }),
  fault('TeX that does not parse', 'multiple-choice', [10], (item, rng) => {
    parts(item, rng).wrong.rationale += ' Compare $\\frac{1}{2$.';
    return true;
  }),
  fault('money as TeX', 'supply', [10], (item) => {
    item.stem += ' The price is $5.';
    return true;
  }),
  fault('a hole in the stem', 'ordered', [10], (item) => {
    item.stem = `For undefined patients: ${item.stem}`;
    return true;
  }),
  fault('two options with one id', 'multiple-select', [10], (item) => {
    const [a, b] = item.options;
    if (!a || !b) return false;
    b.id = a.id;
    return true;
  }),
];
