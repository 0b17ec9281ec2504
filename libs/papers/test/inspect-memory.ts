// Checks a PDF and prints the result and the memory it took: node … inspect-memory.ts FILE
import { readFile } from 'node:fs/promises';
import { inspectPdf } from '../src/inspect.js';

const [file = ''] = process.argv.slice(2);
const found = await inspectPdf({ kind: 'inspect', paper: await readFile(file), pictured: 1 });
const fault = 'fault' in found ? found.fault : null;
process.stdout.write(JSON.stringify({ fault, memory: process.resourceUsage().maxRSS * 1024 }));
