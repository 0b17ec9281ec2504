export { ProfileNamesModule } from './profile-names.module.js';
export { ProfilesModule } from './profiles.module.js';
export { type ExamAhead, ProfilesService } from './profiles.service.js';
