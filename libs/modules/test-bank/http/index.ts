export { TestBankHttpModule } from './test-bank-http.module.js';
