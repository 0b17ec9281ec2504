import type { AttemptItem } from '@prepward/contracts/attempts';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.js';
import { cx } from '../../../ui/cx.js';
import type { AnswerProps } from './answer-props.js';
import { Figure } from './figure.js';
import { OptionShell, verdictOf } from './option-shell.js';

type Region = NonNullable<AttemptItem['regions']>[number];

function Shape({ shape }: { shape: Region['shape'] }) {
  switch (shape.kind) {
    case 'circle':
      return <circle cx={shape.cx} cy={shape.cy} r={shape.r} />;
    case 'rect':
      return <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} />;
    case 'polygon':
      return <polygon points={shape.points.map(([x, y]) => `${x},${y}`).join(' ')} />;
  }
}

/** The coordinates in which the picture and its regions are given. */
function viewBoxOf(svg: string): string {
  return /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 100 100';
}

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

interface RegionsProps {
  item: AttemptItem;
  regions: readonly Region[];
  chosen: string | null;
  keyRegion: string | null;
  locked: boolean;
  choose: (id: string) => void;
}

interface RegionShapeProps extends Pick<RegionsProps, 'chosen' | 'keyRegion' | 'locked'> {
  region: Region;
  /** The group's one tab stop. */
  stop: boolean;
  choose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  ref: Ref<SVGGElement>;
}

/** One region: a radio drawn as its shape. */
function RegionShape({ region, stop, choose, onKeyDown, ref, ...state }: RegionShapeProps) {
  const { chosen, keyRegion, locked } = state;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a shape inside a drawing cannot be an input
    <g
      ref={ref}
      role="radio"
      aria-checked={chosen === region.id}
      aria-label={region.name}
      aria-disabled={locked || undefined}
      tabIndex={stop && !locked ? 0 : -1}
      onClick={() => (locked ? undefined : choose())}
      onKeyDown={onKeyDown}
      className={cx(
        'region',
        chosen === region.id && 'region-chosen',
        keyRegion === region.id && 'region-key',
        keyRegion !== null && chosen === region.id && keyRegion !== chosen && 'region-wrong',
      )}
    >
      <Shape shape={region.shape} />
    </g>
  );
}

/**
 * The region that a key chooses: a neighbor of the one at `index` for an arrow key, else that region.
 * Enter on the chosen region is left to the screen, which checks the answer.
 */
function regionFor(
  key: string,
  { regions, chosen }: Pick<RegionsProps, 'regions' | 'chosen'>,
  index: number,
): Region | undefined {
  const step = STEPS[key];
  if (step === undefined) {
    const here = regions[index];
    return key === ' ' || (key === 'Enter' && here?.id !== chosen) ? here : undefined;
  }
  return regions[(index + step + regions.length) % regions.length];
}

/** The regions over the picture: a group of radios drawn as shapes, with one stop for the keyboard. */
function RegionShapes({ item, regions, chosen, keyRegion, locked, choose }: RegionsProps) {
  const shapes = useRef(new Map<string, SVGGElement>());
  const stop = chosen ?? regions[0]?.id;

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const region = regionFor(event.key, { regions, chosen }, index);
    if (region && !locked) {
      event.preventDefault();
      choose(region.id);
      shapes.current.get(region.id)?.focus();
    }
  }

  return (
    <div role="radiogroup" aria-label="Regions of the picture" className="absolute inset-0">
      <svg viewBox={viewBoxOf(item.figure?.svg ?? '')} role="none" className="size-full">
        {regions.map((region, index) => (
          <RegionShape
            key={region.id}
            {...{ region, chosen, keyRegion, locked }}
            stop={region.id === stop}
            choose={() => choose(region.id)}
            onKeyDown={(event) => onKeyDown(event, index)}
            ref={(node) => {
              if (node) {
                shapes.current.set(region.id, node);
              }
            }}
          />
        ))}
      </svg>
    </div>
  );
}

/**
 * The same places by name, for anyone who would rather read than point. While collapsed, it's still there
 * for screen readers and the Tab key, and opens when it gets the focus.
 */
function RegionList({ item, chosen, choose, feedback, strikes, stemId }: RegionListProps) {
  const [open, setOpen] = useState(false);
  const shown = open || feedback !== undefined;
  const id = useId();
  return (
    <div>
      {feedback ? null : (
        <Button
          variant="quiet"
          className="-ml-4"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Choose from a list
        </Button>
      )}
      <fieldset
        id={id}
        aria-labelledby={stemId}
        className={shown ? 'mt-2 min-w-0' : 'sr-only focus-within:not-sr-only'}
      >
        <legend className="sr-only">The places in the picture</legend>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
          {(item.regions ?? []).map((region, index) => (
            <OptionShell
              key={region.id}
              id={region.id}
              name={region.name}
              index={index}
              type="radio"
              group={`item-${item.position}`}
              onChoose={() => choose(region.id)}
              strikes={shown ? strikes : undefined}
              checked={chosen === region.id}
              verdict={verdictOf(feedback, region.id, chosen === region.id)}
            >
              {region.name}
            </OptionShell>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface RegionListProps extends Omit<AnswerProps, 'value' | 'onChange'> {
  chosen: string | null;
  choose: (id: string) => void;
}

/** A place in a picture: point at it, or choose it in the list of the same places. */
export function HotSpotAnswer({ value, onChange, ...props }: AnswerProps) {
  const { item, feedback } = props;
  const chosen = value?.type === 'hot-spot' ? value.region : null;
  const choose = (region: string): void => onChange({ type: 'hot-spot', region });
  return (
    <div className="grid gap-3">
      {feedback ? null : (
        <p className="text-14 text-soft">Tap or click the place in the picture.</p>
      )}
      {item.figure ? (
        <Figure figure={item.figure} large>
          <RegionShapes
            item={item}
            regions={item.regions ?? []}
            chosen={chosen}
            keyRegion={feedback?.key.type === 'hot-spot' ? feedback.key.region : null}
            locked={feedback !== undefined}
            choose={choose}
          />
        </Figure>
      ) : null}
      <RegionList {...props} chosen={chosen} choose={choose} />
    </div>
  );
}
