export { AccountService } from './account.service.js';
export { Actors } from './admin/actors.js';
export { AuthModule } from './auth.module.js';
export { SessionsService } from './sessions.service.js';
export { SignUpService } from './sign-up.service.js';
export { SignedPasses } from './signed-passes.js';
export { type NamePair, StudentNames } from './student-names.js';
export { UsersAdminService } from './users-admin.service.js';
export { VisitorsService } from './visitors.service.js';
