import type { StartAttemptBody } from '@prepward/contracts/attempts';
import { routeRequest } from '@prepward/contracts/route-request';
import { SUBJECTS } from '@prepward/contracts/subjects';
import { answerAll, start } from './attempts.js';
import { compare } from './compare.js';
import { CLIENTS } from './load.js';
import type { Stack } from './stack.js';
import { call, makeStudents, type Student } from './students.js';

/** What each student has behind them: a mock exam and some short practice. */
const SHORT_ATTEMPTS = 12;

async function sit(stack: Stack, student: Student, body: StartAttemptBody): Promise<void> {
  const { id } = await start(stack, student, body);
  await answerAll(stack, [id]);
  await call(stack, 'attempts.finish', { params: { id } }, student.token);
}

async function makeHistories(stack: Stack): Promise<Student[]> {
  const students = await makeStudents(stack, CLIENTS);
  await Promise.all(
    students.map(async (student) => {
      await sit(stack, student, { kind: 'mock' });
      for (let n = 0; n < SHORT_ATTEMPTS; n += 1) {
        await sit(stack, student, {
          kind: 'free-practice',
          subject: SUBJECTS[n % SUBJECTS.length],
        });
      }
    }),
  );
  return students;
}

/** CPU of `GET /api/v1/attempts`: a student's list of attempts. */
export async function progressList(stack: Stack): Promise<void> {
  const students = await makeHistories(stack);
  await compare(stack, {
    callOf: (client) => ({
      ...routeRequest('attempts.list'),
      token: students[client]?.token ?? '',
    }),
    accepts: ({ items }) => Array.isArray(items) && items.length === SHORT_ATTEMPTS + 1,
  });
}

/** CPU of `GET /api/v1/progress`: the prediction and the plan, computed from all answers. */
export async function progress(stack: Stack): Promise<void> {
  const students = await makeHistories(stack);
  await compare(stack, {
    callOf: (client) => ({
      ...routeRequest('progress.now', { query: { timeZone: 'America/Chicago' } }),
      token: students[client]?.token ?? '',
    }),
    accepts: ({ subjects }) => Array.isArray(subjects) && subjects.length === SUBJECTS.length,
  });
}
