export { ProfilesHttpModule } from './profiles-http.module.js';
