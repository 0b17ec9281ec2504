import { PRACTICE_ITEMS, type TimeFactor } from '@prepward/contracts/attempt-rules';
import type { AttemptMode } from '@prepward/contracts/attempts';
import { useState } from 'react';
import { useProfile } from '../../../entities/profile/profile.js';
import { countOf, usualTime } from '../choices.js';

/** The choices that start pages offer; not every page has all of them. */
export interface StartOptions {
  mode: AttemptMode;
  setMode: (mode: AttemptMode) => void;
  /** Undefined until it is chosen or known from the profile: nothing starts without it. */
  time: TimeFactor | undefined;
  setTime: (time: TimeFactor) => void;
  /** As typed. */
  countText: string;
  setCountText: (text: string) => void;
  /** Null unless a number between the limits is typed. */
  count: number | null;
}

/** Holds the choices of a start page. The clock follows the mode until the student sets it. */
export function useStartOptions(
  firstMode: AttemptMode,
  firstCount: number = PRACTICE_ITEMS.usual,
): StartOptions {
  const accommodation = useProfile().data?.accommodation;
  const [mode, setMode] = useState(firstMode);
  const [time, setTime] = useState<TimeFactor | null>(null);
  const [countText, setCountText] = useState(String(firstCount));
  return {
    mode,
    setMode,
    time: time ?? usualTime(mode, accommodation),
    setTime,
    countText,
    setCountText,
    count: countOf(countText),
  };
}
