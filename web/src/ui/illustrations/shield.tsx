import { Frame, type IllustrationProps } from './frame.js';

export function Shield(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <path
        className="fill-tint"
        d="M48 8c10 7 21 10 33 11v24c0 22-13 36-33 45-20-9-33-23-33-45V19C27 18 38 15 48 8Z"
      />
      <path d="M48 17c8 5 16 8 25 9v17c0 17-9 28-25 36" className="stroke-primary" />
      <path d="m33 47 11 11 20-23" />
    </Frame>
  );
}
