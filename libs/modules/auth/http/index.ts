export { AUTH_PROBLEMS, AuthError } from '../auth.errors.js';
export { fieldProblem } from '../field-problem.js';
export { AccessGuard } from './access.guard.js';
export { AuthHttpModule, AuthProtocolModule } from './auth-http.module.js';
