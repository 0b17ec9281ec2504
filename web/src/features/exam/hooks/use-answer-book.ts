import type { Attempt } from '@prepward/contracts/attempts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { authorized } from '../../../lib/authorized.js';
import { useSession } from '../../../lib/session.js';
import { AnswerBook, type BookSnapshot } from '../answer-book.js';
import { saveAnswer } from '../api/attempts.js';

/** The answers of an open attempt, and the book that keeps them. */
export function useAnswerBook(attempt: Attempt): { book: AnswerBook; state: BookSnapshot } {
  const session = useSession();
  const [book] = useState(
    () =>
      new AnswerBook(attempt, (position, body) =>
        authorized(session, (token) => saveAnswer(token, attempt.id, position, body)),
      ),
  );
  const state = useSyncExternalStore(book.subscribe, book.get, book.get);
  useEffect(() => book.start(), [book]);
  return { book, state };
}
