export { QuotesModule } from './quotes.module.js';
export { QuotesService } from './quotes.service.js';
