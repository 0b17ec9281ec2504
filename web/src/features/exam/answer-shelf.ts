import type { ItemResponse } from '@prepward/contracts/attempts';
import { localArea, sessionArea } from '../../lib/web-storage.js';

/** An answer that the server has not confirmed yet. */
export interface PendingAnswer {
  sequence: number;
  response: ItemResponse | null;
  elapsedMs: number;
}

/** What this device keeps of an open attempt, so that a reload goes on at the same place. */
export interface Shelf {
  /** Position of the item on screen. */
  at: number;
  /** Chosen, but not given yet. */
  drafts: Record<string, ItemResponse>;
  pending: Record<string, PendingAnswer>;
}

const key = (attemptId: string): string => `prepward.attempt.${attemptId}`;

export function readShelf(attemptId: string): Shelf | null {
  const text = localArea.get(key(attemptId));
  if (text === null) {
    return null;
  }
  try {
    const value: unknown = JSON.parse(text);
    // Only this file writes the key; a value of another shape is from an older version.
    return value !== null && typeof value === 'object' && 'pending' in value && 'drafts' in value
      ? (value as Shelf)
      : null;
  } catch {
    return null;
  }
}

export function writeShelf(attemptId: string, shelf: Shelf): void {
  localArea.set(key(attemptId), JSON.stringify(shelf));
}

export function clearShelf(attemptId: string): void {
  localArea.remove(key(attemptId));
}

const openKey = (subject: string): string => `prepward.open.${subject}`;

/** Remembers on this device which attempt of a subject was begun and not finished. */
export const openPractice = {
  get: (subject: string): string | null => localArea.get(openKey(subject)),
  mark: (subject: string, attemptId: string): void =>
    void localArea.set(openKey(subject), attemptId),
  clear: (subject: string): void => localArea.remove(openKey(subject)),
};

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

let client: string | undefined;

/** Names this tab to the server; a reload keeps the name. */
export function clientId(): string {
  client ??= sessionArea.get('prepward.tab') ?? randomId();
  sessionArea.set('prepward.tab', client);
  return client;
}
