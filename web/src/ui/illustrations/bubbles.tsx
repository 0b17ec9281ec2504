import { Frame, type IllustrationProps } from './frame.js';

export function Bubbles(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <path d="M12 16h46a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H32L20 62V52h-8a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4Z" />
      <path d="M20 28h32M20 38h22" className="stroke-primary" />
      <path
        className="fill-tint"
        d="M70 40h12a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6h-6v10L64 74H46a6 6 0 0 1-6-6v-8h18c7 0 12-5 12-12Z"
      />
      <path d="M52 67h26" className="stroke-primary" />
    </Frame>
  );
}
