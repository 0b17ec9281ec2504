import { compare } from './compare.js';
import type { Call } from './load.js';
import type { Stack } from './stack.js';
import { call, makeVisitors, type Visitor } from './visitors.js';

interface Item {
  position: number;
  type: string;
  options?: { id: string }[];
  regions?: { id: string }[];
}

/** A response that the item accepts, right or wrong. */
function responseTo({ type, options = [], regions = [] }: Item): object {
  const ids = options.map((option) => option.id);
  switch (type) {
    case 'multiple-choice':
      return { type, option: ids[0] };
    case 'multiple-select':
      return { type, options: ids.slice(0, 2) };
    case 'ordered':
      return { type, order: ids };
    case 'hot-spot':
      return { type, region: regions[0]?.id };
    default:
      return { type, text: '42' };
  }
}

/** One student who changes the answers of one attempt again and again, each time with a newer sequence. */
class Student {
  private constructor(
    private readonly visitor: Visitor,
    readonly attemptId: string,
    private readonly items: readonly Item[],
    public sequence = 0,
  ) {}

  static async start(stack: Stack, visitor: Visitor): Promise<Student> {
    const body = { kind: 'free-practice', subject: 'science' };
    const { id, items } = await call<{ id: string; items: Item[] }>(
      stack,
      '/api/v1/attempts',
      body,
      visitor.token,
    );
    return new Student(visitor, id, items);
  }

  next(): Call {
    this.sequence += 1;
    const item = this.items[this.sequence % this.items.length];
    if (item === undefined) throw new Error('The attempt has no items');
    return {
      method: 'PUT',
      path: `/api/v1/attempts/${this.attemptId}/answers/${item.position}`,
      token: this.visitor.token,
      body: { clientId: 'bench', sequence: this.sequence, response: responseTo(item) },
    };
  }
}

/** Every acknowledged answer is committed: the newest sequence of each student is in the table. */
async function checkKept(stack: Stack, students: readonly Student[]): Promise<void> {
  const { rows } = await stack.db.query<{ attempt_id: string; newest: number }>(
    'SELECT attempt_id, max(sequence) AS newest FROM attempt_answers GROUP BY attempt_id',
  );
  const newest = new Map(rows.map((row) => [row.attempt_id, row.newest]));
  const lost = students.filter((student) => newest.get(student.attemptId) !== student.sequence);
  if (lost.length > 0) throw new Error(`${lost.length} students lost an acknowledged answer`);
}

/** CPU of `PUT /api/v1/attempts/{id}/answers/{position}`; every save changes what is stored. */
export async function saveAnswer(stack: Stack): Promise<void> {
  const visitors = await makeVisitors(stack);
  const students = await Promise.all(visitors.map((visitor) => Student.start(stack, visitor)));
  await compare(stack, {
    limits: [
      { name: 'bare, session + save, token not verified', verify: false },
      { name: 'bare, all four statements, ES256 verified', verify: true, itemReads: true },
    ],
    callOf: (client) => {
      const student = students[client];
      if (student === undefined) throw new Error('More clients than students');
      return student.next();
    },
    accepts: (answer) => answer.stored === true,
  });
  await checkKept(stack, students);
}
