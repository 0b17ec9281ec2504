export { PrivacyHttpModule } from './privacy-http.module.js';
