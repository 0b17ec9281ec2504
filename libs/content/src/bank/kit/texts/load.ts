import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Subject } from '@prepward/contracts/subjects';
import type { ItemModel, Passage } from '../types.js';
import { type TextFault, TextFaults } from './faults.js';
import { readTextFile, type TextSet } from './file.js';
import type { TextFigures } from './question-draft.js';

/** The models and passages from a subject's text files. */
interface Texts {
  models: ItemModel[];
  passages: Passage[];
}

/** A text file's path from where the command runs, so that editors can open it. */
export const shown = (file: string) => path.relative(process.cwd(), file);

/** The id that a file gives its model: `reading/passages/fog-harvest.md` is `reading.fog-harvest`. */
export function idOfFile(subject: Subject, file: string): string {
  return `${subject}.${path.basename(file, '.md')}`;
}

/**
 * Reads one text file.
 *
 * @throws TextFaults with every fault of the file.
 */
export function loadTextFile(subject: Subject, file: string, figures: TextFigures): TextSet {
  const faults: TextFault[] = [];
  const source = { file: shown(file), text: readFileSync(file, 'utf8') };
  const set = readTextFile(source, idOfFile(subject, file), figures, faults);
  if (set === undefined) throw new TextFaults(faults);
  return set;
}

/**
 * Reads every `.md` file in a subject's folder and its subfolders, in character order of their paths,
 * so that every machine gets the same bank.
 *
 * @param module `import.meta.url` of the subject's index: the texts are next to it.
 * @throws TextFaults with every fault of every file.
 */
export function loadTexts(subject: Subject, module: string, figures: TextFigures = {}): Texts {
  const folder = fileURLToPath(new URL('.', module));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort();
  const faults: TextFault[] = [];
  const byId = new Map<string, string>();
  const sets: TextSet[] = [];
  for (const file of files) {
    const source = { file: shown(path.join(folder, file)), text: '' };
    const id = idOfFile(subject, file);
    const twin = byId.get(id);
    if (twin !== undefined) {
      const message = `${twin} has the same name; expected another, as the name is the id`;
      faults.push({ file: source.file, line: 1, message });
    }
    byId.set(id, source.file);
    source.text = readFileSync(path.join(folder, file), 'utf8');
    const set = readTextFile(source, id, figures, faults);
    if (set) sets.push(set);
  }
  if (faults.length > 0) throw new TextFaults(faults);
  return {
    models: sets.map(({ model }) => model),
    passages: sets.flatMap(({ passage }) => passage ?? []),
  };
}
