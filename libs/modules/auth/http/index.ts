export { AUTH_PROBLEMS, AuthError, type AuthErrorCode } from '../auth.errors.js';
export { AccessGuard } from './access.guard.js';
export { AuthHttpModule, AuthProtocolModule } from './auth-http.module.js';
