export { QuotesHttpModule } from './quotes-http.module.js';
