import { checkKept, SET_OF_28, Sitting, start } from './attempts.js';
import { compare } from './compare.js';
import { CLIENTS } from './load.js';
import type { Stack } from './stack.js';
import { makeStudents } from './students.js';

/**
 * CPU of `PUT /api/v1/attempts/{id}/answers/{position}` in tutor mode; every save changes what is
 * stored.
 */
export async function saveAnswer(stack: Stack): Promise<void> {
  const students = await makeStudents(stack, CLIENTS);
  const sittings = await Promise.all(
    students.map(async (student) => {
      const { id, items } = await start(stack, student, SET_OF_28);
      return new Sitting(id, student.token, items);
    }),
  );
  await compare(stack, {
    callOf: (client) => {
      const sitting = sittings[client];
      if (sitting === undefined) throw new Error('More clients than students');
      return sitting.next();
    },
    accepts: (answer) => answer.stored === true,
  });
  await checkKept(stack, sittings);
}
