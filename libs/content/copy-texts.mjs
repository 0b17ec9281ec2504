// Part of the build: copies the bank's text files into `dist`, next to the code that reads them.
import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const SOURCE = 'src/bank';
const TARGET = 'dist/bank';
const isText = (file) => /\.(?:md|yaml)$/.test(file);
const textsIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isText);

// Deleted texts must not survive from an earlier build.
for (const file of textsIn(TARGET)) rmSync(path.join(TARGET, file));
for (const file of textsIn(SOURCE)) cpSync(path.join(SOURCE, file), path.join(TARGET, file));
