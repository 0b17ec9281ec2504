export { FilesModule } from './files.module.js';
export { UploadsService } from './uploads.service.js';
