/** Text files of the bank: what tutors write, read into models. */
export { TextFaults } from './faults.js';
export { idOfFile, loadTextFile, loadTexts } from './load.js';
export type { TextFigure, TextFigures } from './question-draft.js';
export { columns, ownLine, readTables, readYamlFile, readYamlFolder } from './tables.js';
