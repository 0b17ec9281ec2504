import { MINUTE_MS } from '@prepward/contracts/durations';
import { Clock, Eye, EyeOff } from 'lucide-react';
import type { ExamClock } from '../exam-clock.js';
import { formatClock, isMarkNear } from '../exam-clock.js';
import { useRemaining } from '../hooks/use-remaining.js';
import { useSetting } from '../hooks/use-setting.js';

/** The server's clock. It can be hidden; it appears and is announced at 30, 15, 5 and 1 minutes. */
export function ClockView({ clock }: { clock: ExamClock }) {
  const { remaining, spoken } = useRemaining(clock);
  const [clockSetting, setClockSetting] = useSetting('clock', ['shown', 'hidden']);
  if (remaining === null) {
    return null;
  }
  const hidden = clockSetting === 'hidden';
  const Icon = hidden ? Eye : EyeOff;
  const shown = !hidden || isMarkNear(remaining);
  return (
    <div className="flex items-center gap-1">
      <Clock aria-hidden="true" className="size-4 text-soft" />
      <span
        role="timer"
        aria-label="Time left"
        className={
          remaining <= MINUTE_MS
            ? 'figures min-w-14 font-semibold text-notice'
            : 'figures min-w-14 font-semibold'
        }
      >
        {shown ? formatClock(remaining) : <span className="font-normal text-soft">hidden</span>}
      </span>
      <button
        type="button"
        onClick={() => setClockSetting(hidden ? 'shown' : 'hidden')}
        aria-label={hidden ? 'Show the clock' : 'Hide the clock'}
        className="grid size-target place-items-center rounded-md text-soft hover:bg-tint hover:text-primary"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </div>
  );
}
