import { Frame, type IllustrationProps } from './frame.js';

export function Calendar(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <rect x="12" y="18" width="72" height="66" rx="6" className="fill-surface" />
      <path d="M12 24a6 6 0 0 1 6-6h60a6 6 0 0 1 6 6v13H12Z" className="fill-tint" />
      <path d="M30 10v14M66 10v14" />
      <path d="M24 49h6M38 49h6M52 49h6M66 49h6M24 61h6M38 61h6M24 73h6M38 73h6" />
      <circle cx="62" cy="67" r="11" className="fill-tint stroke-primary" />
      <path d="m57 67 4 4 7-8" className="stroke-primary" />
    </Frame>
  );
}
