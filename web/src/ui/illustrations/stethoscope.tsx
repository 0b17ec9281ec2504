import { Frame, type IllustrationProps } from './frame.js';

export function Stethoscope(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <path d="M22 14h-6v20c0 12 8 20 18 20s18-8 18-20V14h-6" />
      <path d="M34 54v12c0 11 7 18 17 18s17-7 17-18V56" className="stroke-primary" />
      <circle cx="68" cy="46" r="11" className="fill-tint" />
      <circle cx="68" cy="46" r="4" className="stroke-primary" />
      <path d="M22 10v8M46 10v8" />
    </Frame>
  );
}
