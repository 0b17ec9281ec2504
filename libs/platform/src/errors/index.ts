export { DomainError } from './domain-error.js';
export { PROBLEMS } from './problems.js';
