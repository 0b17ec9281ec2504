import type { EventType, SandboxState } from './state.js';

/** What every part of the engine works with. */
export interface EngineContext {
  state: SandboxState;
  /** A new id that begins with the prefix. */
  newId: (prefix: string) => string;
  /** What happens to a subscription when its last retry fails. */
  afterRetries: 'cancel' | 'unpaid';
}

/** Records an event, with a copy of the object it's about. */
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
