import type { ItemModel } from '../../kit/types.js';
import { grouped } from '../support-computed.js';
import { numericChoice, type Slip } from '../support-numeric.js';

const litersPerMinute = (liters: number) => `${liters.toFixed(2)} L/min`;

function outputSlips(rate: number, stroke: number): Slip[] {
  const key = (rate * stroke) / 1000;
  return [
    [
      stroke / 1000,
      'leaves-out-number',
      'This is the volume of a single beat; it has to be multiplied by the beats per minute.',
    ],
    [key * 10, 'shifts-decimal-point', 'This is ten times too much: 1,000 mL make one liter.'],
    [key / 10, 'shifts-decimal-point', 'This is ten times too little: 1,000 mL make one liter.'],
    [
      (stroke * 60) / 1000,
      'leaves-out-number',
      'This multiplies by the 60 seconds of a minute, but what counts is the number of beats.',
    ],
    [
      key * 2,
      'gives-double',
      'This counts both ventricles, but cardiac output is what one ventricle ejects.',
    ],
  ];
}

/** Cardiac output from heart rate and stroke volume. */
export const cardiacOutputModel: ItemModel = {
  id: 'science.cardiac-output',
  asks: 'apply',
  objective: 'science.anatomy.cardiovascular',
  type: 'multiple-choice',
  difficulty: 0.3,
  variants: 8,
  make(rng) {
    const rate = rng.pick([65, 70, 75, 80, 90]);
    const stroke = rng.pick([60, 70, 80]);
    const key = (rate * stroke) / 1000;
    return numericChoice(rng, {
      stem: `At rest, a heart beats ${rate} times per minute and ejects ${stroke} mL with each beat. What is the cardiac output?`,
      show: litersPerMinute,
      key,
      why: `Cardiac output is heart rate times stroke volume: ${rate} × ${stroke} mL = ${grouped(rate * stroke)} mL, or ${litersPerMinute(key)}.`,
      slips: outputSlips(rate, stroke),
    });
  },
  solve(draft) {
    const [rate = 0, stroke = 0] = [...draft.stem.matchAll(/\d+/g)].map((m) => Number(m[0]));
    let ml = 0;
    for (let beat = 0; beat < rate; beat++) ml += stroke;
    return ml / 1000;
  },
};

const milliliters = (n: number) => `${grouped(n)} mL`;

function capacitySlips(
  tidal: number,
  inspiratory: number,
  expiratory: number,
  residual: number,
): Slip[] {
  const reserves = inspiratory + expiratory;
  return [
    [
      tidal + reserves + residual,
      'gives-other-quantity',
      'This includes the residual volume, so it is the total lung capacity.',
    ],
    [
      tidal + inspiratory,
      'leaves-out-number',
      'This leaves out the expiratory reserve, so it is the inspiratory capacity.',
    ],
    [
      expiratory + residual,
      'gives-other-quantity',
      'This is the air left after a quiet exhalation, the functional residual capacity.',
    ],
    [
      reserves,
      'leaves-out-number',
      'This adds the two reserves and leaves out the tidal volume, which is moved as well.',
    ],
    [
      reserves + residual,
      'gives-other-quantity',
      'This counts the residual volume, which cannot be breathed out, in place of the tidal volume.',
    ],
  ];
}

/** Vital capacity and its parts. */
export const lungCapacityModel: ItemModel = {
  id: 'science.lung-capacity-sum',
  asks: 'apply',
  objective: 'science.anatomy.respiratory',
  type: 'multiple-choice',
  difficulty: 0.8,
  variants: 8,
  make(rng) {
    const tidal = rng.pick([450, 500, 550]);
    const inspiratory = rng.pick([2600, 2900, 3100]);
    const expiratory = rng.pick([900, 1100, 1300]);
    const residual = rng.pick([1000, 1150, 1250]);
    const key = tidal + inspiratory + expiratory;
    return numericChoice(rng, {
      stem: `A lung test gives a tidal volume of ${milliliters(tidal)}, an inspiratory reserve volume of ${milliliters(inspiratory)}, an expiratory reserve volume of ${milliliters(expiratory)}, and a residual volume of ${milliliters(residual)}. What is the vital capacity?`,
      show: milliliters,
      key,
      why: `Vital capacity is all the air a person can move: ${[tidal, inspiratory, expiratory].map(grouped).join(' + ')} = ${milliliters(key)}. Residual volume cannot be breathed out.`,
      slips: capacitySlips(tidal, inspiratory, expiratory, residual),
    });
  },
  solve(draft) {
    const stem = draft.stem.replace(/(\d),(\d)/g, '$1$2');
    const volumes = [...stem.matchAll(/(\d+) mL/g)].map((m) => Number(m[1]));
    const residual = Number(/residual volume of (\d+)/.exec(stem)?.[1]);
    return volumes.reduce((total, volume) => total + volume, 0) - residual;
  },
};
