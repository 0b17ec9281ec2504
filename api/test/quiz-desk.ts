import type {
  Attempt,
  ItemResponse,
  SaveAnswerBody,
  StartAttemptBody,
} from '@prepward/contracts/attempts';
import { AnswersService, FinishingService, QuizzesService } from '@prepward/modules/quizzes';
import type { TestServices } from './services.js';

// biome-ignore lint/suspicious/noExplicitAny: tests look into rows of every shape
type Row = Record<string, any>;

/** Attempts as students begin, answer and end them, in this process. */
export class QuizDesk {
  constructor(readonly services: TestServices) {}

  get<T>(service: abstract new (...args: never[]) => T): T {
    return this.services.app.get<T>(service, { strict: false });
  }

  async sql(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.services.db.query(text, values)).rows;
  }

  start(userId: string, body: StartAttemptBody, key?: string): Promise<Attempt> {
    return this.get(QuizzesService).start({ userId, isAnonymous: false }, body, key);
  }

  /** Saves as a tab would: sequence 1 and no response, unless told. */
  save(userId: string, { id }: Attempt, position: number, change: Partial<SaveAnswerBody> = {}) {
    const body = { clientId: 'tab', sequence: 1, response: null, ...change };
    return this.get(AnswersService).save(userId, id, position, body);
  }

  finish(userId: string, { id }: Attempt): Promise<void> {
    return this.get(FinishingService).finish(userId, id);
  }

  async row(attempt: Attempt): Promise<Row> {
    return (await this.rows([attempt]))[0] ?? {};
  }

  /** The rows of some attempts, in the order given. */
  rows(attempts: readonly Attempt[]): Promise<Row[]> {
    return this.sql(
      `SELECT a.* FROM unnest($1::uuid[]) WITH ORDINALITY AS w(id, n) JOIN attempts a USING (id)
       ORDER BY n`,
      [attempts.map(({ id }) => id)],
    );
  }

  async answer({ id }: Attempt, position: number): Promise<Row> {
    const [row] = await this.sql(
      'SELECT * FROM attempt_answers WHERE attempt_id = $1 AND position = $2',
      [id, position],
    );
    return row ?? {};
  }

  /** The right response to an item, by the key of the version that is asked. */
  async right({ itemId, version }: Attempt['items'][number]): Promise<ItemResponse> {
    const [row] = await this.sql(
      `SELECT sheet -> 'key' AS key FROM item_versions WHERE item_id = $1 AND version = $2`,
      [itemId, version],
    );
    return row?.key.type === 'supply' ? { type: 'supply', text: row.key.answer } : row?.key;
  }

  /** Lets time pass for one attempt: its instants move back. */
  async pass({ id }: Attempt, ms: number): Promise<void> {
    await this.sql(
      `UPDATE attempts SET started_at = started_at - $2::interval, opens_at = opens_at - $2::interval,
         due_at = due_at - $2::interval,
         sections = (SELECT jsonb_agg(CASE WHEN s ->> 'opensAt' IS NULL THEN s ELSE s ||
           jsonb_build_object('opensAt', (s ->> 'opensAt')::timestamptz - $2::interval)
           END ORDER BY n) FROM jsonb_array_elements(sections) WITH ORDINALITY AS e(s, n))
       WHERE id = $1`,
      [id, `${ms} milliseconds`],
    );
  }
}
