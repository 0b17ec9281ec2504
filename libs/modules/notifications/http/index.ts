export { NotificationsHttpModule } from './notifications-http.module.js';
