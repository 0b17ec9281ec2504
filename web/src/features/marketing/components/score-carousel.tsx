import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { StaticPart } from '../../../hydrate/static-part.js';
import { useNear } from '../hooks/use-near.js';

const ScoreControls = lazy(() => import('./score-controls.js'));

interface ScoreCarouselProps {
  /** Id of the heading in `Head`. */
  labelledBy: string;
  Head: ComponentType;
  /** The slides, side by side. */
  Slides: ComponentType;
}

/**
 * The score reports. Until they are nearly on the screen, and without scripts, they are a row that
 * scrolls and snaps; then the carousel's code is loaded, and moves the same elements from where they
 * are.
 */
export function ScoreCarousel({ labelledBy, Head, Slides }: ScoreCarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const near = useNear(viewport);
  return (
    <section
      aria-labelledby={labelledBy}
      aria-roledescription="carousel"
      className="border-y border-line bg-sunken py-7 sm:py-16 lg:py-24"
    >
      <div className="page">
        <div className="flex items-center justify-between gap-4 max-[20rem]:flex-wrap sm:items-end sm:gap-8">
          <StaticPart id="home-scores-head" Content={Head} />
          {/* As large as the controls, whether or not they are rendered. */}
          <div className="flex min-h-target min-w-38 justify-end sm:min-w-68">
            {near ? (
              <Suspense>
                <ScoreControls viewport={viewport} />
              </Suspense>
            ) : null}
          </div>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: what scrolls must be reachable by keyboard */}
        <div
          ref={viewport}
          role="group"
          aria-label="Score reports"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="-mx-[min(0.75rem,var(--gutter))] mt-4 sm:mt-8 snap-x rounded-md snap-mandatory overflow-x-auto [scrollbar-width:none] noscript:[scrollbar-width:thin] data-live:snap-none data-live:overflow-x-hidden"
        >
          {/* Without transitions: places are measured while the row is being set back. */}
          <StaticPart id="home-scores" Content={Slides} className="flex transition-none" />
        </div>
      </div>
    </section>
  );
}
