export { type FileReply, type FileRequest, type SentFile, sendFile } from './send-file.js';
export { type ByteRange, type OpenFile, Storage, type StoredFile } from './storage.js';
export { StorageModule } from './storage.module.js';
