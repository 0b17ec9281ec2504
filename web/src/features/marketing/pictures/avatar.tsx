import type { ReactNode } from 'react';
import { Frame, type IllustrationProps } from '../../../ui/illustrations/frame.js';

/** What is behind and in front of the face of each sample student. */
const HAIR: Record<string, { behind?: ReactNode; before: ReactNode }> = {
  'avatar-1': {
    behind: (
      <path className="fill-primary" d="M28 66c-2-12-2-22 1-32 4-12 34-12 38 0 3 10 3 20 1 32Z" />
    ),
    before: (
      <path className="fill-primary" d="M33 40c0-16 30-16 30 0-8-1-13-4-16-9-3 5-8 8-14 9Z" />
    ),
  },
  'avatar-2': {
    before: (
      <path
        className="fill-primary"
        d="M33 38c-3-16 8-21 17-20 10 0 15 8 13 20-3-5-5-8-6-11-7 4-15 5-20 4-1 2-3 4-4 7Z"
      />
    ),
  },
  'avatar-3': {
    behind: <circle cx="48" cy="15" r="8" className="fill-primary" />,
    before: (
      <path className="fill-primary" d="M33 39c-1-24 31-24 30 0-3-8-8-12-15-12s-12 4-15 12Z" />
    ),
  },
  'avatar-4': {
    behind: (
      <path
        className="fill-primary"
        d="M30 48c-7-2-8-10-3-13-3-6 2-12 7-11 2-7 11-9 14-4 4-5 13-3 14 4 6-1 10 5 7 11 5 3 4 11-3 13Z"
      />
    ),
    before: (
      <path
        className="fill-primary"
        d="M34 37c3-8 8-10 14-10s11 2 14 10c-4-3-9-5-14-5s-10 2-14 5Z"
      />
    ),
  },
  'avatar-5': {
    behind: (
      <path className="fill-primary" d="M26 70c0-16 2-24 4-34 3-20 33-20 36 0 2 10 4 18 4 34Z" />
    ),
    before: <path className="stroke-primary" d="M34 41c2-9 7-13 14-13s12 4 14 13" />,
  },
  'avatar-6': {
    before: (
      <>
        <path
          className="fill-primary"
          d="M33 37c-1-20 31-20 30 0-2-4-4-7-5-9-6 2-15 2-20 0-2 2-4 5-5 9Z"
        />
        <circle cx="41.5" cy="43" r="4.5" />
        <circle cx="54.5" cy="43" r="4.5" />
        <path d="M46 43h4" />
      </>
    ),
  },
};

/** A drawn face in nurse's scrubs; no one in particular. */
export function Avatar({ name, ...rest }: IllustrationProps & { name: string }) {
  const hair = HAIR[name];
  return (
    <Frame {...rest}>
      <circle cx="48" cy="48" r="46" className="fill-tint stroke-transparent" />
      {hair?.behind}
      <path className="fill-surface" d="M42 54v12h12V54" />
      <path
        className="fill-surface"
        d="M16 81c3-11 12-16 24-17l8 9 8-9c12 1 21 6 24 17-17 17-47 17-64 0Z"
      />
      <path className="stroke-primary" d="M40 64l8 14 8-14" />
      <path className="fill-surface" d="M34 36c0-10 28-10 28 0v7c0 10-6 17-14 17s-14-7-14-17Z" />
      <path d="M42 43v.01M54 43v.01M43.5 51c2.5 2.5 6.5 2.5 9 0" />
      {hair?.before}
    </Frame>
  );
}
