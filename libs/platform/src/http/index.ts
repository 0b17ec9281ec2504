export { ACCESS, BETWEEN_STEPS, VIEWABLE } from './access.js';
export { bodyProblem } from './body-check.js';
export { PRIVATE } from './cache-control.js';
export { cookieOf, setCookie } from './cookies.js';
export { IdempotencyKey } from './idempotency-key.js';
export { InputPipe } from './input.pipe.js';
export { actorIdOf, CurrentUser, type Principal } from './principal.js';
export { Route } from './route.js';
export { type HeaderReply, sendPage } from './send-page.js';
