import type { ItemModel } from '../kit/types.js';
import { decimal, numericChoice, plain, q, readNumbers, redraw, tidy, wrong } from './support.js';

/** The flow of an infusion in mL per hour. */
export const infusionRate: ItemModel = {
  id: 'math.infusion-rate',
  objective: 'math.numbers.rates',
  type: 'multiple-choice',
  difficulty: -0.1,
  variants: 28,
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
          `An infusion of ${plain(volume)} mL is to run over ${time}. At what rate is the pump set?`,
          `${plain(volume)} mL of fluid is given evenly over ${time}. What is the rate of flow per hour?`,
        ]),
        format: decimal(0, 'mL/h', true),
        key,
        why: `${time} is ${minutes} ÷ 60 hours. The rate is ${plain(volume)} ÷ (${minutes} ÷ 60) = ${plain(volume)} × 60 ÷ ${minutes} = {=}.`,
        wrongs: [
          wrong(
            'multiplies-by-time',
            q(volume * minutes <= 90_000 ? volume * minutes : 0, 60),
            `Multiplies the volume by the hours instead of dividing, which leads to {=}.`,
          ),
          wrong(
            'divides-by-minutes',
            q(volume, minutes),
            `Divides by the minutes, which leads to {=}; that is the flow in one minute, not in one hour.`,
          ),
          wrong(
            'minutes-as-decimal-hours',
            q(volume).div(q(h).add(m, 100)),
            `Reads ${time} as ${plain(q(h).add(m, 100))} hours, which leads to about {=}. An hour has 60 minutes.`,
          ),
          wrong(
            'volume-as-rate',
            volume,
            `Takes the volume as the rate; {=} would give the whole volume in one hour.`,
          ),
          wrong('halves-rate', key.div(2), `Divides by twice the time, which leads to {=}.`),
          wrong('doubles-rate', key.mul(2), `Divides by half the time, which leads to {=}.`),
          wrong(
            'hundred-minutes',
            q(volume * 100, minutes),
            `Counts 100 minutes to the hour, which leads to about {=}.`,
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

/** Drops per minute of a gravity infusion. */
export const dripRate: ItemModel = {
  id: 'math.drip-rate',
  objective: 'math.numbers.rates',
  type: 'multiple-choice',
  difficulty: 0.9,
  variants: 28,
  make: (rng) =>
    redraw(() => {
      const [volume, hours, factor] = [
        rng.pick([250, 500, 600, 720, 900, 1000, 1200]),
        rng.int(2, 10),
        rng.pick([10, 15, 20]),
      ];
      const key = q(volume * factor, hours * 60);
      if (key.d !== 1n || key.gt(120) || key.lt(8)) return undefined;
      return numericChoice(rng, {
        stem: rng.pick([
          `${plain(volume)} mL of fluid is to run in over ${hours} hours through tubing that gives ${factor} drops per milliliter. How many drops per minute is that?`,
          `A bag of ${plain(volume)} mL is given by gravity in ${hours} hours. The drop factor of the tubing is ${factor} drops per milliliter. What is the drip rate?`,
        ]),
        format: decimal(0, 'drops per minute', true),
        key,
        why: `${plain(volume)} mL are ${plain(volume * factor)} drops, and ${hours} hours are ${hours * 60} minutes. ${plain(volume * factor)} ÷ ${hours * 60} = {=}.`,
        wrongs: [
          wrong(
            'forgets-drop-factor',
            q(volume, hours),
            `{=} would be the milliliters per hour, without the drops and the minutes.`,
          ),
          wrong(
            'milliliters-per-minute',
            q(volume, hours * 60),
            `Leaves the ${factor} drops per milliliter out, which leads to about {=}.`,
          ),
          wrong(
            'forgets-hours',
            q(volume * factor, 60),
            `Spreads all drops over one hour instead of ${hours}, which leads to about {=}.`,
          ),
          wrong(
            'divides-by-drop-factor',
            q(volume, hours).div(factor),
            `Divides the flow per hour by ${factor}, which leads to about {=}.`,
          ),
          wrong(
            'wrong-drop-factor',
            q(volume * (factor === 20 ? 15 : 20), hours * 60),
            `Uses ${factor === 20 ? 15 : 20} drops per milliliter instead of ${factor}, which leads to about {=}.`,
          ),
          wrong(
            'one-hour-too-many',
            q(volume * factor, (hours + 1) * 60),
            `Uses ${hours + 1} hours instead of ${hours}, which leads to about {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [volume = 0, hours = 1, factor = 0] = readNumbers(stem, 3);
    const perHour = volume / hours;
    return tidy((perHour / 60) * factor);
  },
};
