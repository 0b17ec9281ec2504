import { SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import * as z from 'zod';
import { readYamlFile } from './kit/texts/index.js';

/** An error that wrong answers come from, in words for students. */
export interface Mistake {
  /** `Adding denominators` */
  name: string;
  /** In the second person: `You add the denominators instead of finding a common one.` */
  sentence: string;
}

const text = z.string().min(1, 'this is empty; expected a text');
const words = { name: text, sentence: text.startsWith('You ', 'expected a sentence with "You …"') };

const mistakesFile = z.strictObject({
  mistakes: z.record(
    z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected a name of small letters and hyphens'),
    z.strictObject(words),
  ),
});

type MistakesFile = z.infer<typeof mistakesFile>;

const files = new Map<Subject, MistakesFile>();

function fileOf(subject: Subject): MistakesFile {
  const known = files.get(subject);
  if (known !== undefined) return known;
  const file = readYamlFile(import.meta.url, `${subject}/mistakes.yaml`, mistakesFile);
  files.set(subject, file);
  return file;
}

/**
 * The name of a misconception, from any subject's file, because subjects share names.
 *
 * @throws TextFaults when a file of mistakes has faults.
 */
export function mistakeOf(id: string): Mistake | undefined {
  for (const owner of SUBJECTS) {
    const named = fileOf(owner).mistakes[id];
    if (named !== undefined) return named;
  }
  return undefined;
}

/** Every misconception named in a file, with the file's subject; some may appear twice. */
export function namedMistakes(): { subject: Subject; id: string }[] {
  return SUBJECTS.flatMap((subject) =>
    Object.keys(fileOf(subject).mistakes).map((id) => ({ subject, id })),
  );
}
