import { PROTOCOL_SENTENCES } from '@prepward/contracts/auth';

const SENTENCES: readonly string[] = Object.values(PROTOCOL_SENTENCES);

/** What is wrong with a field, as the protocol's errors say it: its own sentences, or field and text. */
export function fieldProblem(field: string, text: string): string {
  return SENTENCES.includes(text) ? text : `${field}: ${text}`;
}
