export { type ByteRange, type OpenFile, Storage, type StoredFile } from './storage.js';
export { StorageModule } from './storage.module.js';
