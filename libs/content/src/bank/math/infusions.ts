import type { ItemModel } from '../kit/types.js';
import { decimal, plain } from './formats.js';
import { numericChoice, q, redraw, tidy, wrong } from './support.js';

/** The flow of an infusion in mL per hour. */
export const infusionRate: ItemModel = {
  id: 'math.infusion-rate',
  family: 'math.infusion-rates',
  objective: 'math.numbers.rates',
  type: 'multiple-choice',
  difficulty: -0.1,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [volume, minutes] = [
        rng.pick([50, 100, 150, 200, 250, 400, 500, 750, 1000]),
        rng.pick([20, 30, 40, 45, 90, 150, 240, 300, 480]),
      ];
      const key = q(volume * 60, minutes);
      if (key.d !== 1n || key.gt(400) || (minutes % 60 === 0 && minutes < 120)) return undefined;
      const [h, m] = [Math.floor(minutes / 60), minutes % 60];
      const time =
        h === 0
          ? `${m} minutes`
          : m === 0
            ? `${h} hours`
            : `${h} hour${h > 1 ? 's' : ''} ${m} minutes`;
      return numericChoice(rng, {
        stem: rng.pick([
          `A nurse is to infuse ${plain(volume)} mL of fluid over ${time}. At what rate should the nurse set the pump?`,
          `A patient receives ${plain(volume)} mL of fluid at a steady rate over ${time}. What is the flow rate in milliliters per hour?`,
        ]),
        format: decimal(q(volume, minutes).lt(q(1, 2)) ? 1 : 0, 'mL/h', true),
        key,
        remember: 'Rate in mL per hour = volume ÷ time in hours.',
        why:
          m === 0
            ? [
                `The rate per hour is the volume divided by the number of hours.`,
                `${plain(volume)} ÷ ${h} = {=}.`,
              ]
            : [
                `The time is ${minutes} minutes, and an hour has 60 minutes.`,
                `In one minute, ${plain(volume)} ÷ ${minutes} mL flow, so in one hour it is ${plain(volume)} × 60 ÷ ${minutes} = {=}.`,
              ],
        wrongs: [
          wrong(
            'multiplies-instead-of-divides',
            q(volume * minutes <= 90_000 ? volume * minutes : 0, 60),
            `This multiplies the volume by the hours instead of dividing, which leads to {=}.`,
          ),
          wrong(
            'skips-conversion',
            q(volume, minutes),
            `This divides by the minutes, which leads to {=}; that is the flow in one minute, not in one hour.`,
          ),
          wrong(
            'minutes-as-decimals',
            q(volume).div(q(h).add(m, 100)),
            `This reads ${time} as ${plain(q(h).add(m, 100))} hours, which leads to about {=}. An hour has 60 minutes.`,
          ),
          wrong(
            'total-instead-of-rate',
            volume,
            `This takes the volume as the rate; {=} would give the whole volume in one hour.`,
          ),
          wrong(
            'uses-another-number',
            key.div(2),
            `This divides by twice the time, which leads to {=}.`,
          ),
          wrong(
            'uses-another-number',
            key.mul(2),
            `This divides by half the time, which leads to {=}.`,
          ),
          wrong(
            'minutes-as-decimals',
            q(volume * 100, minutes),
            `This counts 100 minutes to the hour, which leads to about {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const volume = Number(/([\d,]+) mL/.exec(stem)?.[1]?.replace(',', ''));
    const h = Number(/(\d+) hour/.exec(stem)?.[1] ?? 0);
    const m = Number(/(\d+) minute/.exec(stem)?.[1] ?? 0);
    return tidy(volume / (h + m / 60));
  },
};
