export { createSandboxServer, type ServerOptions } from './app.js';
export { SettingsError } from './settings.js';
export { SIGNATURE_HEADER, signWebhook } from './signature.js';
