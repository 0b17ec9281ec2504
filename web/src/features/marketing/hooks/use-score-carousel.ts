import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { wantsStillness } from '../../../lib/appearance.js';

/**
 * Advances every 3 seconds; a touch or a drag ends that, and the plug-in itself pauses while the tab is
 * hidden. This hook starts it: the plug-in's own start would restart it whenever the width changes.
 */
const AUTOPLAY = { delay: 3000, stopOnInteraction: true, playOnInit: false } as const;

/** Undefined until the carousel has started. */
type Embla = UseEmblaCarouselType[1];

const OPTIONS = { loop: true, align: 'start' } as const;

/** The first slide on the screen, from 0. */
function useSelected(embla: Embla): number {
  const [selected, setSelected] = useState(0);
  useEffect(() => {
    const onSelect = (): void => setSelected(embla?.selectedScrollSnap() ?? 0);
    embla?.on('select', onSelect).on('reInit', onSelect);
    return () => void embla?.off('select', onSelect).off('reInit', onSelect);
  }, [embla]);
  return selected;
}

/** Whether the slides move on by themselves, and whether the reader still wants that. */
function usePlaying(embla: Embla, wantedAtFirst: boolean) {
  const [playing, setPlaying] = useState(false);
  const [wanted, setWanted] = useState(wantedAtFirst);
  useEffect(() => {
    const onPlay = (): void => setPlaying(true);
    const onStop = (): void => setPlaying(false);
    const onTouch = (): void => setWanted(false);
    embla?.on('autoplay:play', onPlay).on('autoplay:stop', onStop).on('pointerDown', onTouch);
    return () =>
      void embla
        ?.off('autoplay:play', onPlay)
        .off('autoplay:stop', onStop)
        .off('pointerDown', onTouch);
  }, [embla]);
  useEffect(() => {
    if (!embla || !wanted) {
      return;
    }
    const play = (): void => {
      // A row without a width has nowhere to scroll, and its plug-in hasn't started.
      if (embla.scrollSnapList().length > 1) {
        embla.plugins().autoplay?.play();
      }
    };
    play();
    embla.on('reInit', play);
    return () => {
      embla.off('reInit', play);
      embla.plugins().autoplay?.stop();
    };
  }, [embla, wanted]);
  return { playing, setWanted };
}

interface ScoreCarousel {
  /** How many slides there are; 0 until they can move. */
  count: number;
  /** The first slide on the screen, from 0. */
  selected: number;
  playing: boolean;
  /** False for those who want less motion: nothing moves on its own, and slides change at once. */
  canPlay: boolean;
  /** Called by the reader; ends autoplay. */
  step: (by: 1 | -1) => void;
  togglePlaying: () => void;
}

/** Lets the row of slides in `viewport` move; its first child holds the slides. */
export function useScoreCarousel(viewport: RefObject<HTMLElement | null>): ScoreCarousel {
  const [still] = useState(wantsStillness);
  const [plugins] = useState(() => (still ? [] : [Autoplay(AUTOPLAY)]));
  const [connect, embla] = useEmblaCarousel(OPTIONS, plugins);
  const selected = useSelected(embla);
  const { playing, setWanted } = usePlaying(embla, !still);

  useEffect(() => {
    const node = viewport.current;
    if (node) {
      node.dataset.live = '';
      node.scrollLeft = 0;
      connect(node);
    }
  }, [connect, viewport]);

  const step = useCallback(
    (by: 1 | -1): void => {
      setWanted(false);
      if (by === 1) {
        embla?.scrollNext(still);
      } else {
        embla?.scrollPrev(still);
      }
    },
    [embla, still, setWanted],
  );
  return {
    count: embla?.slideNodes().length ?? 0,
    selected,
    playing,
    canPlay: !still,
    step,
    togglePlaying: () => setWanted(!playing),
  };
}
