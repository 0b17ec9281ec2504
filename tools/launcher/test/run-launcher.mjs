// Runs the built launcher on the project folder given as the argument.
import { main } from '../dist/main.js';

await main('start', { root: process.argv[2] });
