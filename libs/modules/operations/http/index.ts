export { OperationsHttpModule } from './operations-http.module.js';
