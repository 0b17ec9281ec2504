import { Injectable } from '@nestjs/common';
import { anywhere, kinds, statement } from '@prepward/platform/database';
import { DataSource } from 'typeorm';

const { arrayOf, bigint, text, uuid } = kinds;

const NAMES = statement(
  'auth.names-of-actors',
  `SELECT u.id, u.email AS name FROM users u WHERE u.id = ANY($1)
   UNION ALL SELECT t.id, t.name FROM service_tokens t WHERE t.id = ANY($1)`,
  { params: [arrayOf(uuid)], row: { id: uuid.nullable, name: text.nullable } },
);

const FIND = statement('auth.find-actors', 'SELECT id FROM users WHERE email LIKE $1 LIMIT $2', {
  params: [text, bigint],
  row: { id: uuid },
});

/** People that one search finds at most. */
const MOST = 200;

/** Those who change something: people, and programs with a service token. */
@Injectable()
export class ActorsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Emails of people and names of programs, by id; deleted ones are missing. */
  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = ids.length === 0 ? [] : await NAMES.all(this.dataSource, [ids]);
    return new Map(rows.map(({ id, name }) => [id ?? '', name ?? '']));
  }

  /** The people whose email contains a text, ignoring case. */
  async find(part: string): Promise<string[]> {
    const rows = await FIND.all(this.dataSource, [anywhere(part.toLowerCase()), MOST]);
    return rows.map(({ id }) => id);
  }
}
