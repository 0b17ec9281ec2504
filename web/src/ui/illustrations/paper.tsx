import { Frame, type IllustrationProps } from './frame.js';

export function Paper(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <path d="M20 10h40l16 16v60H20Z" className="fill-surface" />
      <path d="M60 10v16h16Z" className="fill-tint" />
      <path d="M30 36h8v8h-8ZM30 52h8v8h-8ZM30 68h8v8h-8Z" />
      <path d="m31 40 3 3 7-9M31 56l3 3 7-9" className="stroke-primary" />
      <path d="M48 40h18M48 56h18M48 72h12" />
    </Frame>
  );
}
