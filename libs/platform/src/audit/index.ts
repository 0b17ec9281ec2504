export { AuditInterceptor } from './audit.interceptor.js';
export { Audit, noteForAudit } from './audit.js';
export { AuditModule } from './audit.module.js';
export type { AuditEntryRow } from './audit.repository.js';
export { maskPersonal } from './mask-personal.js';
