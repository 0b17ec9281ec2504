import { Frame, type IllustrationProps } from './frame.js';

export function Lungs(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <path
        className="fill-tint"
        d="M40 33c-5-6-13-2-19 9-6 12-10 27-9 37 .5 5 5 6.5 10 5 8-2.5 17-5 19-11 1-4 .5-30-1-40Z"
      />
      <path
        className="fill-tint"
        d="M56 33c5-6 13-2 19 9 6 12 10 27 9 37-.5 5-5 6.5-10 5-8-2.5-17-5-19-11-1-4-.5-30 1-40Z"
      />
      <path d="M44 10v24c0 3-1 5-3 7M52 10v24c0 3 1 5 3 7" />
      <path d="M44 15h8M44 21h8M44 27h8" className="stroke-primary" />
      <path
        className="stroke-primary"
        d="M41 41c-5 5-10 8-14 15m7-8.5c-1 7 0 12 1 18M28 55c-3 2-5 5-6 9m5-9c1 6 0 11-2 15"
      />
      <path
        className="stroke-primary"
        d="M55 41c5 5 10 8 14 15m-7-8.5c1 7 0 12-1 18M68 55c3 2 5 5 6 9m-5-9c-1 6 0 11 2 15"
      />
    </Frame>
  );
}

export function Heart(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <path d="M38 30V16c0-4 8-4 8 0v8M50 27V12M58 30V15" className="stroke-primary" />
      <path d="M50 12c6-4 18-2 20 8" className="stroke-primary" />
      <path
        className="fill-tint"
        d="M34 30c-11 1-19 10-19 22 0 16 16 28 36 36 14-8 29-22 29-39 0-12-8-20-18-20-6 0-10 3-13 6-3-4-9-5.5-15-5Z"
      />
      <path d="M49 35c-3 8-2 18 2 24 3 5 4 12 2 19" className="stroke-primary" />
      <path d="M22 52h9l4-9 7 19 5-12 3 4h10" />
    </Frame>
  );
}

export function Cell(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <path
        className="fill-tint"
        d="M46 11c16-3 33 6 38 21 4 13-1 22-3 30-4 14-19 24-35 23-17 0-31-10-34-26-2-12 2-20 7-29 5-10 15-17 27-19Z"
      />
      <circle cx="52" cy="44" r="15" className="fill-surface" />
      <circle cx="56" cy="41" r="5" className="stroke-primary" />
      <path d="M43 48c3 4 8 6 13 5" className="stroke-primary" />
      <ellipse cx="29" cy="55" rx="9" ry="5" transform="rotate(-48 29 55)" />
      <path d="m25 61 2-5 4 0 0-6 3 0" className="stroke-primary" strokeWidth="1.5" />
      <ellipse cx="58" cy="72" rx="10" ry="5" transform="rotate(-10 58 72)" />
      <path d="m51 74 4-3 3 3 4-4 3 2" className="stroke-primary" strokeWidth="1.5" />
      <path d="M32 28c4-4 9-6 14-6M70 55c2-3 3-6 3-9" className="stroke-primary" />
      <circle cx="36" cy="73" r="2.5" />
      <circle cx="73" cy="32" r="2" />
      <circle cx="26" cy="39" r="2" />
    </Frame>
  );
}
