export {
  type FileReply,
  type FileRequest,
  isFromStart,
  type SentFile,
  sendFile,
} from './send-file.js';
export { Storage } from './storage.js';
export { StorageModule } from './storage.module.js';
