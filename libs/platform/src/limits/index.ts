export { memoryStore, sharedStore } from './limit-store.js';
export { Limiter } from './limiter.js';
export { LimitsModule } from './limits.module.js';
export { networkOf } from './network.js';
export { SharedThrottlerStorage } from './throttler-storage.js';
