export { type ByteRange, type OpenFile, Storage } from './storage.js';
export { StorageModule } from './storage.module.js';
