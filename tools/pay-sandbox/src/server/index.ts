export { createSandboxServer, type ServerOptions } from './app.js';
export { API_PATH, BASE_PATH, CONTROL_PATH, HEALTH_PATH, PAGE_PATHS } from './paths.js';
export { SettingsError } from './settings.js';
export { SIGNATURE_HEADER, signWebhook } from './signature.js';
