import { Frame, type IllustrationProps } from './frame.js';

export function Compass(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <circle cx="48" cy="48" r="38" className="fill-surface" />
      <circle cx="48" cy="48" r="29" className="stroke-primary" />
      <path d="m64 30-9 25-23 11 9-25Z" className="fill-tint" />
      <circle cx="48" cy="48" r="3" />
      <path d="M48 10v6M48 80v6M10 48h6M80 48h6" />
    </Frame>
  );
}
