export { Outbox } from './outbox.js';
export { OutboxModule, OutboxRelayModule } from './outbox.module.js';
export { OutboxDeliveries } from './outbox-deliveries.js';
export { OutboxRelay } from './outbox-relay.js';
export { purgeOutbox } from './purge-outbox.job.js';
