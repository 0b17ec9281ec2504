export { RolesModule } from './roles.module.js';
export { RolesService } from './roles.service.js';
