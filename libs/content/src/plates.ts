export * from './bank/plates/index.js';
