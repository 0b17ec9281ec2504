export { FilesHttpModule } from './files-http.module.js';
