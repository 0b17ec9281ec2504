export { FormSeal, type SealedForm } from './form-seal.js';
export { QuotesHttpModule } from './quotes-http.module.js';
