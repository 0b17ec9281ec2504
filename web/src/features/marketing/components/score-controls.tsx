import { ChevronLeft, ChevronRight, type LucideIcon, Pause, Play } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useScoreCarousel } from '../hooks/use-score-carousel.js';

function ControlButton({
  label,
  Sign,
  onClick,
}: {
  label: string;
  Sign: LucideIcon;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-target place-items-center rounded-full border border-line-strong bg-surface transition-colors hover:border-primary hover:text-primary"
    >
      <Sign aria-hidden="true" className="size-5" />
    </button>
  );
}

/** Moves the slides of `viewport`: on its own until the visitor takes over, by buttons, by arrow keys. */
export default function ScoreControls({ viewport }: { viewport: RefObject<HTMLElement | null> }) {
  const { selected, count, playing, canPlay, step, togglePlaying } = useScoreCarousel(viewport);
  useEffect(() => {
    const node = viewport.current;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        event.preventDefault();
        step(event.key === 'ArrowLeft' ? -1 : 1);
      }
    };
    node?.addEventListener('keydown', onKey);
    return () => node?.removeEventListener('keydown', onKey);
  }, [viewport, step]);
  if (count === 0) {
    return null;
  }
  return (
    <div className="animate-appear flex items-center gap-2">
      <p
        aria-live={playing ? 'off' : 'polite'}
        className="figures mr-2 text-14 font-semibold max-sm:sr-only"
      >
        Report {selected + 1} of {count}
      </p>
      <ControlButton label="Previous report" Sign={ChevronLeft} onClick={() => step(-1)} />
      {canPlay ? (
        <ControlButton
          label={playing ? 'Pause' : 'Play'}
          Sign={playing ? Pause : Play}
          onClick={togglePlaying}
        />
      ) : null}
      <ControlButton label="Next report" Sign={ChevronRight} onClick={() => step(1)} />
    </div>
  );
}
