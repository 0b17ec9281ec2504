export { QuestionsHttpModule } from './questions-http.module.js';
