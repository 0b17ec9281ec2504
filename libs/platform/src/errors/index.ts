export { COMMON_PROBLEMS, type Problem } from '@prepward/contracts/common-problems';
export { DomainError } from './domain-error.js';
