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
  /** For names that models make from the rows of a table. */
  patterns: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+\*-[a-z-]+-\*$/, 'expected two *: takes-*-for-*'),
        ...words,
      }),
    )
    .optional(),
  /** Words of those rows with capitals or other signs: `DNA`, `Bowman's capsule`. */
  spelled: z.array(text).optional(),
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

const slugOf = (words: string) => words.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The words of a slug as they are written in a sentence. */
function spelledOut(slug: string, spelled: readonly string[]): string {
  const parts = spelled.reduce(
    (text, words) => text.replace(`-${slugOf(words)}-`, `-${words.replaceAll(' ', '-')}-`),
    `-${slug}-`,
  );
  return parts.slice(1, -1).replaceAll(/-(?!linked)/g, ' ');
}

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function fromPattern(id: string, { patterns = [], spelled = [] }: MistakesFile) {
  for (const pattern of patterns) {
    const [before = '', between = ''] = pattern.id.split('*');
    const rest = id.startsWith(before) ? id.slice(before.length) : '';
    const [first = '', second = '', ...more] = rest.split(between);
    if (first === '' || second === '' || more.length > 0) continue;
    const fill = (words: string) =>
      words
        .replaceAll('{1}', spelledOut(first, spelled))
        .replaceAll('{2}', spelledOut(second, spelled));
    return { name: capital(fill(pattern.name)), sentence: fill(pattern.sentence) };
  }
  return undefined;
}

/**
 * What a misconception is called.
 *
 * @param subject Whose patterns count, where no file of any subject names the misconception itself.
 * @throws TextFaults when a file of names has faults.
 */
export function mistakeOf(subject: Subject, id: string): Mistake | undefined {
  for (const owner of SUBJECTS) {
    const named = fileOf(owner).mistakes[id];
    if (named !== undefined) return named;
  }
  return fromPattern(id, fileOf(subject));
}

/** Every misconception that a file names, with the subject of the file; some may stand twice. */
export function namedMistakes(): { subject: Subject; id: string }[] {
  return SUBJECTS.flatMap((subject) =>
    Object.keys(fileOf(subject).mistakes).map((id) => ({ subject, id })),
  );
}
