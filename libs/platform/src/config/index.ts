export type { CaptchaSettings } from './captcha-settings.js';
export { commandSettings } from './command-settings.js';
export { type AppConfig, loadCommandConfig, loadConfig } from './config.js';
export { APP_CONFIG, AppConfigModule, InjectConfig } from './config.module.js';
export { ConfigError } from './config-error.js';
export type { SandboxSettings, StripeSettings } from './payment-settings.js';
export { settingsInForce } from './settings-in-force.js';
export type { S3Settings } from './storage-settings.js';
