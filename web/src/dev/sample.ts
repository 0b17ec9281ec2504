import type { ReactNode } from 'react';

/** Samples of one part of `ui`: every state it can be in. */
export interface Sample {
  /** Name of its file in `web/src/ui`, without the ending. */
  file: string;
  Samples: () => ReactNode;
}

/** What a sample does when it's pressed. */
export const nothing = (): void => undefined;
