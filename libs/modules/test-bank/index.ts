export { TestBankModule } from './test-bank.module.js';
