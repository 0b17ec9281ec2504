import type { EngineContext } from './context.js';
import { EngineFailure, type FailureKind } from './failure.js';

/**
 * Runs a call once per key: when repeated, it gives the first answer again, even if that was a refusal.
 *
 * @param fingerprint what the call is; the same key with another call is refused
 * @throws EngineFailure of the call itself, or `idempotency_key_reused`
 */
export function once<T>(
  { state }: EngineContext,
  key: string,
  fingerprint: string,
  call: () => T,
): T {
  const kept = Object.hasOwn(state.keptAnswers, key) ? state.keptAnswers[key] : undefined;
  if (kept && kept.fingerprint !== fingerprint) {
    throw new EngineFailure(
      'idempotency_key_reused',
      'This idempotency key was used for another call.',
    );
  }
  if (kept) {
    if (kept.answer.ok) return structuredClone(kept.answer.value) as T;
    throw new EngineFailure(kept.answer.code as FailureKind, kept.answer.message);
  }
  const keep = (answer: (typeof state.keptAnswers)[string]['answer']) => {
    state.keptAnswers[key] = { fingerprint, answer, createdAt: state.now };
  };
  try {
    const value = call();
    keep({ ok: true, value: structuredClone(value) });
    return value;
  } catch (error) {
    if (error instanceof EngineFailure) {
      keep({ ok: false, code: error.code, message: error.message });
    }
    throw error;
  }
}
