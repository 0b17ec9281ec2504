export { freePort } from '@prepward/gateway/ports';
