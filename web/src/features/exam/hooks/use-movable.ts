import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';

interface Place {
  x: number;
  y: number;
}

/** How far one arrow key moves, px. */
const STEP = 24;
const ARROWS: Record<string, Place> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Keeps the moved part on the screen, so that its handle can always be reached again. */
function held(by: Place, element: Element): Place {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const clamp = (value: number, least: number, most: number): number =>
    Math.min(Math.max(value, least), most);
  return {
    x: clamp(by.x, -left, window.innerWidth - right),
    y: clamp(by.y, -top, window.innerHeight - bottom),
  };
}

/** Lets a floating part be dragged by its handle, or moved with the arrow keys while that has focus. */
export function useMovable(part: RefObject<Element | null>) {
  const [place, setPlace] = useState<Place>({ x: 0, y: 0 });
  const from = useRef<Place | null>(null);

  function move(by: Place): void {
    const { x, y } = part.current ? held(by, part.current) : by;
    setPlace((before) => ({ x: before.x + x, y: before.y + y }));
  }

  function letGo(): void {
    from.current = null;
  }

  return {
    style: { translate: `${place.x}px ${place.y}px` } satisfies CSSProperties,
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        if (from.current) {
          const { clientX: x, clientY: y } = event;
          move({ x: x - from.current.x, y: y - from.current.y });
          from.current = { x, y };
        }
      },
      onPointerUp: letGo,
      // The browser may take a touch for its own gesture.
      onPointerCancel: letGo,
      onKeyDown(event: KeyboardEvent<HTMLElement>): void {
        const by = ARROWS[event.key];
        if (by) {
          event.preventDefault();
          move(by);
        }
      },
    },
  };
}
