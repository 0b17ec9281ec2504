export { Audited, AuditInterceptor } from './audit.interceptor.js';
export { Audit, type AuditDetails, type AuditSubject, noteForAudit } from './audit.js';
export { AuditModule } from './audit.module.js';
