export { DomainError } from './domain-error.js';
export { COMMON_PROBLEMS, type Problem } from './problems.js';
