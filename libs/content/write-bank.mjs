// Part of the build: generates the question bank once for everything that loads it.
import { allPassages, generateBank } from './dist/bank.js';
import { writeBuiltBank } from './dist/whole-bank/built.js';

writeBuiltBank({ items: generateBank().map(({ item }) => item), passages: allPassages() });
