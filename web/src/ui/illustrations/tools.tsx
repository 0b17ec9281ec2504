import { Frame, type IllustrationProps } from './frame.js';

export function Molecule(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <path d="M36 42 22 26M44 44l19-13M41 54l4 18M63 36l3 24M50 74l13-7" />
      <path d="M47 48l18-12" className="stroke-primary" />
      <circle cx="39" cy="48" r="11" className="fill-tint" />
      <circle cx="68" cy="28" r="9" className="fill-surface" />
      <circle cx="68" cy="65" r="7" className="fill-tint" />
      <circle cx="46" cy="77" r="6" className="fill-surface" />
      <circle cx="19" cy="22" r="6" className="fill-surface" />
      <path d="M33 46a6 6 0 0 1 5-4M63 26a5 5 0 0 1 4-3" className="stroke-primary" />
    </Frame>
  );
}

export function OpenBook(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <path className="fill-tint" d="M48 28c-9-8-22-10-36-9v52c14-1 27 1 36 9V28Z" />
      <path className="fill-surface" d="M48 28c9-8 22-10 36-9v52c-14-1-27 1-36 9V28Z" />
      <path
        className="stroke-primary"
        d="M20 32c7 0 14 1 20 4M20 43c7 0 14 1 20 4M20 54c7 0 14 1 20 4M76 32c-7 0-14 1-20 4M76 43c-7 0-14 1-20 4M76 54c-4 0-8 .5-12 1.5"
      />
      <path d="M8 25v54c15-2 30 0 40 8 10-8 25-10 40-8V25" />
    </Frame>
  );
}

export function Ruler(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <g transform="rotate(-35 48 48)">
        <rect x="3" y="36" width="90" height="25" rx="3" className="fill-tint" />
        <path d="M12 36v12M21 36v7M30 36v7M39 36v12M48 36v7M57 36v7M66 36v12M75 36v7M84 36v7" />
        <path d="M12 55h54" className="stroke-primary" />
      </g>
      <path d="M18 16h14M25 9v14M66 76l10 10M76 76 66 86" className="stroke-primary" />
    </Frame>
  );
}

export function Quill(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <path
        className="fill-tint"
        d="M82 10C58 10 36 26 30 50c-1 5-2 10-2 15 13 1 24-2 32-9l-9-1c7-1 13-5 17-10l-9-1c9-4 15-10 18-17l-7-1c7-3 11-8 12-16Z"
      />
      <path d="M20 84c6-20 20-42 44-58" />
      <path d="M40 50l1-12M48 42l1-13M47 46l11-1" className="stroke-primary" />
      <path d="M20 84c10-3 20 2 30-1s18-3 30 0" className="stroke-primary" />
      <path d="m20 84-3 3" />
    </Frame>
  );
}
