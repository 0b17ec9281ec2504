export { ProfileNamesModule } from './profile-names.module.js';
export { ProfilesModule } from './profiles.module.js';
export { ProfilesService } from './profiles.service.js';
