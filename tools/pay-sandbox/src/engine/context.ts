import type { EventType, SandboxState } from './state.js';

/** What every part of the engine works on. */
export interface EngineContext {
  state: SandboxState;
  /** A new id that begins with the prefix. */
  newId: (prefix: string) => string;
  /** How many retries that failed end a subscription, and how. */
  afterRetries: 'cancel' | 'unpaid';
}

/** Notes that something happened, with a copy of what it happened to. */
export function record(
  { state, newId }: EngineContext,
  type: EventType,
  object: { id: string; customerId: string } | { id: string; email: string },
): void {
  state.events.push({
    id: newId('evt'),
    type,
    customerId: 'customerId' in object ? object.customerId : object.id,
    createdAt: state.now,
    object: structuredClone(object) as unknown as Readonly<Record<string, unknown>>,
  });
}
