export { SiteHttpModule } from './site-http.module.js';
