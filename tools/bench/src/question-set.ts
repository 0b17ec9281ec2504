import { routeRequest } from '@prepward/contracts/route-request';
import { SET_OF_28, start } from './attempts.js';
import { compare } from './compare.js';
import { CLIENTS } from './load.js';
import type { Stack } from './stack.js';
import { makeStudents } from './students.js';

/** CPU of `GET /api/v1/attempts/{id}`: a question set of 28, not answered yet. */
export async function questionSet(stack: Stack): Promise<void> {
  const students = await makeStudents(stack, CLIENTS);
  const attempts = await Promise.all(
    students.map((student) => start(stack, student, { ...SET_OF_28, mode: 'exam' })),
  );
  await compare(stack, {
    callOf: (client) => ({
      ...routeRequest('attempts.view', { params: { id: attempts[client]?.id ?? '' } }),
      token: students[client]?.token ?? '',
    }),
    accepts: ({ items }) => Array.isArray(items) && items.length === SET_OF_28.count,
  });
}
