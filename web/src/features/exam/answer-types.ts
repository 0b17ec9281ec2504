import type {
  AnswerFeedback,
  ItemResponse,
  SaveAnswerBody,
  SaveAnswerResult,
} from '@prepward/contracts/attempts';
import type { DeviceStore } from '../../lib/device-store.js';

/** `offline`: kept on this device and tried again automatically. `failed`: the server refused it. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'failed';

/** What is known of one item: the newest answer, whether or not the server has it yet. */
export interface Answer {
  sequence: number;
  response: ItemResponse | null;
  flagged: boolean;
  note?: string | undefined;
  feedback?: AnswerFeedback | undefined;
}

/** An answer that the server has not confirmed yet. */
export interface WaitingAnswer {
  sequence: number;
  response: ItemResponse | null;
  flagged: boolean;
  note?: string | undefined;
  elapsedMs: number;
}

/**
 * An answer as this device keeps it. One that the server has stays until the attempt ends, so that
 * a page that is opened without the network shows it.
 */
export interface KeptAnswer extends WaitingAnswer {
  saved: boolean;
}

export type KeptAnswers = Readonly<Record<number, KeptAnswer>>;

export interface BookState {
  answers: Readonly<Record<number, Answer>>;
  save: SaveState;
  /** Why the server refused an answer, in words. */
  failure: string | null;
  /** Positions whose answer reached the server after time was up. */
  late: readonly number[];
  /** False when an answer that isn't sent yet would be lost with this page. */
  lasting: boolean;
}

/** What a book of answers needs. */
export interface BookHost {
  send: (position: number, body: SaveAnswerBody) => Promise<SaveAnswerResult>;
  store: DeviceStore;
  /** Time an item has been on screen, ms. */
  elapsed: (position: number) => number;
  /** Grows with the server's time, so that of two devices the later answer has the larger one. */
  sequence: () => number;
  /** The attempt comes from this device: the server has not been asked what it keeps. */
  stale?: boolean;
  onSaved?: (position: number, kept: SaveAnswerResult) => void;
  onLate?: () => void;
  /** Whether answers wait here to be sent. */
  onWaiting?: (some: boolean) => void;
}

/** Codes of an answer that came too late: it can never be stored. */
export const TOO_LATE: readonly string[] = ['ATTEMPT_FINISHED', 'ATTEMPT_SECTION_CLOSED'];

export const NO_ANSWER: Answer = { sequence: 0, response: null, flagged: false };
