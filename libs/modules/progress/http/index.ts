export { ProgressHttpModule } from './progress-http.module.js';
