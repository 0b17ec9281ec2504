import { readFileSync } from 'node:fs';
import path from 'node:path';

const MODULES = path.resolve(import.meta.dirname, '../../../libs/modules');

/** Strips the comment that makes the product prepare a statement; the limits don't prepare theirs. */
function unmarked(text: string): string {
  return text.replace(/^\s*\/\* prepared: [a-z-]+ \*\//, '');
}

function words(text: string): string {
  return unmarked(text).replace(/\s+/g, ' ').trim();
}

/**
 * One of the product's statements, read from its source, so that the limits run the very same SQL.
 *
 * @param opening enough of its first words that no other statement in the file matches; or all of it
 * @throws when the file has no such statement, or several
 */
function statement(file: string, opening: string): string {
  const source = readFileSync(path.join(MODULES, file), 'utf8');
  const texts = [...source.matchAll(/`([^`]*)`|'([^'\n]*)'/g)].map((m) => m[1] ?? m[2] ?? '');
  const whole = texts.filter((text) => words(text) === opening);
  const found = whole.length > 0 ? whole : texts.filter((text) => words(text).startsWith(opening));
  const [only] = found;
  if (only === undefined || found.length > 1) {
    throw new Error(`${file} has ${found.length} statements that begin with "${opening}"`);
  }
  return unmarked(only).replace(/\$\{(\w+)\}/g, (_all, name: string) => {
    const value = new RegExp(`const ${name} = [\`']([^\`']*)[\`']`).exec(source)?.[1];
    if (value === undefined) throw new Error(`${file} has no constant ${name}`);
    return value;
  });
}

export const SESSION = statement('auth/session.repository.ts', 'SELECT u.email, u.is_anonymous');
/** Oldest last use and oldest start of a valid session; a benchmark's sessions are all new. */
export const SESSION_SINCE = [new Date(0), new Date(0)];
/** Reads a student's access: for the subscription check, and to decide about a start. */
export const SUBSCRIPTION = statement(
  'subscriptions/subscription.repository.ts',
  'SELECT id, plan, source',
);
export const PROFILE = statement('profiles/profile.repository.ts', 'SELECT user_id, first_name');

export const SAVE = statement('quizzes/answer.statements.ts', 'WITH attempt AS');

export const STARTED = statement('quizzes/attempt.statements.ts', 'SELECT id, coalesce');
export const SEEN = statement('quizzes/student-item.repository.ts', 'SELECT s.item_id, s.seen');
export const START = statement('quizzes/attempt.statements.ts', 'WITH clock AS');

/** These three read a question set; once it is finished, the fourth one does, too. */
export const ATTEMPT = statement(
  'quizzes/attempt.statements.ts',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as the source writes it
  'SELECT ${COLUMNS} FROM attempts WHERE id = $1',
);
export const ATTEMPT_ITEMS = statement('quizzes/attempt.statements.ts', 'SELECT i.position');
export const ITEM_VERSIONS = statement(
  'questions/item-version.repository.ts',
  'SELECT v.item_id AS "itemId", v.version, i.objective',
);
export const CORRECTIONS = statement('quizzes/correction.repository.ts', 'SELECT item_id, at');

export const HISTORY = statement(
  'quizzes/attempt.statements.ts',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as the source writes it
  'SELECT ${COLUMNS}, started_at::text',
);
export const ANSWERS = statement('quizzes/answer.repository.ts', 'SELECT a.id AS "attemptId"');
export const REVIEWS_DUE = statement(
  'quizzes/student-item.repository.ts',
  'SELECT count(*)::int AS due',
);
