import { PROTOCOL_SENTENCES } from '@prepward/contracts/auth';

const SENTENCES: readonly string[] = Object.values(PROTOCOL_SENTENCES);

/** A field's problem as the protocol's errors put it: one of its own sentences, or field and text. */
export function fieldProblem(field: string, text: string): string {
  return SENTENCES.includes(text) ? text : `${field}: ${text}`;
}
