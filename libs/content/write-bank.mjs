// Part of the build: the question bank is generated once, for all who load it.
import { allPassages, generateBank } from './dist/bank.js';
import { writeBuiltBank } from './dist/whole-bank/built.js';

writeBuiltBank({ items: generateBank().map(({ item }) => item), passages: allPassages() });
