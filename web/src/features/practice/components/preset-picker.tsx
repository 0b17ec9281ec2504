import { CalendarCheck, RotateCcw, Target, Timer } from 'lucide-react';
import { cx } from '../../../ui/cx.js';
import type { Preset, PresetId } from '../presets.js';

const ICONS = {
  weakest: Target,
  mistakes: RotateCcw,
  due: CalendarCheck,
  timed: Timer,
} as const satisfies Record<PresetId, unknown>;

interface PresetPickerProps {
  presets: readonly Preset[];
  /** The one that is chosen; null for none. */
  chosen?: PresetId | null;
  onPick: (preset: Preset) => void;
  /** In a row of four if there is room, else two by two. */
  wide?: boolean;
}

/** Practices that are set up with one press; those with nothing in them say so. */
export function PresetPicker({ presets, chosen, onPick, wide = false }: PresetPickerProps) {
  return (
    <ul className={cx('grid grid-cols-2 gap-2 sm:gap-3', wide && 'lg:grid-cols-4')}>
      {presets.map((preset) => {
        const { id, name, hint, change } = preset;
        const Icon = ICONS[id];
        return (
          <li key={id}>
            <button
              type="button"
              disabled={change === null}
              aria-pressed={chosen === undefined ? undefined : chosen === id}
              onClick={() => onPick(preset)}
              className="flex h-full w-full flex-col gap-1 rounded-md border border-line-strong bg-surface p-3 text-left hover:border-primary disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent aria-pressed:border-primary aria-pressed:bg-tint sm:p-4"
            >
              <span
                className={cx(
                  'flex items-center gap-1.5 font-semibold sm:gap-2',
                  change ? 'text-primary' : 'text-soft',
                )}
              >
                <Icon
                  aria-hidden="true"
                  className="size-5 shrink-0 max-sm:size-4 max-[22rem]:hidden"
                />
                {name}
              </span>
              <span className="figures text-14 text-soft">{hint}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
