import { LEVEL_FLOORS, LEVEL_NAMES, LEVELS, type Level } from '@prepward/contracts/scores';
import { cx } from '../../../../ui/cx.js';

/** Where a score is on the scale, in percent of its width: five levels of equal width. */
export function placeOn(score: number): number {
  const at = LEVELS.findLastIndex((level) => score >= LEVEL_FLOORS[level]);
  const level = LEVELS[Math.max(at, 0)] ?? LEVELS[0];
  const next = LEVELS[at + 1];
  const from = LEVEL_FLOORS[level];
  const to = next === undefined ? 100 : LEVEL_FLOORS[next];
  const within = Math.min(Math.max((score - from) / (to - from), 0), 1);
  return ((Math.max(at, 0) + within) / LEVELS.length) * 100;
}

interface LevelScaleProps {
  score: number;
  level: Level;
  /** The student's own target, percent; null without one. */
  target: number | null;
}

/** How far the score is from the target, in words. */
export function targetWords(score: number, target: number): string {
  const missing = Math.round((target - score) * 10) / 10;
  return missing > 0
    ? `${missing} points to your target of ${target}%`
    : `You reached your target of ${target}%`;
}

/** The five levels of the exam with the score and the target; the same is said in words above it. */
export function LevelScale({ score, level, target }: LevelScaleProps) {
  return (
    <div aria-hidden="true" className="figures pt-7 text-14">
      <div className="relative">
        <span
          className="absolute -top-7 size-0 -translate-x-1/2 border-x-8 border-t-12 border-x-transparent border-t-primary"
          style={{ left: `${placeOn(score)}%`, top: '-0.9rem' }}
        />
        <ol className="grid grid-cols-5 gap-0.5">
          {LEVELS.map((one) => (
            <li
              key={one}
              className={cx(
                'h-4 first:rounded-l-full last:rounded-r-full',
                one === level ? 'bg-primary' : 'bg-line',
              )}
            />
          ))}
        </ol>
        {target === null ? null : (
          <span
            className="absolute -top-1 h-6 w-1 -translate-x-1/2 rounded-full bg-ink outline-2 outline-surface"
            style={{ left: `${placeOn(target)}%` }}
          />
        )}
      </div>
      <ol className="mt-1.5 grid grid-cols-5 gap-0.5 text-soft">
        {LEVELS.map((one) => (
          <li key={one} className={cx(one === level && 'font-semibold text-primary')}>
            <span className="max-sm:hidden">{LEVEL_NAMES[one]}</span>
            <span className="block">{LEVEL_FLOORS[one]}%</span>
          </li>
        ))}
      </ol>
      {target === null ? null : (
        <p className="mt-1 flex items-center gap-2 text-soft">
          <span className="inline-block h-4 w-1 rounded-full bg-ink" /> Your target, {target}%
        </p>
      )}
    </div>
  );
}
