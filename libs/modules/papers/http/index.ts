export { PapersHttpModule } from './papers-http.module.js';
