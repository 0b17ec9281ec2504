export { type AppConfig, ConfigError, loadCommandConfig, loadConfig } from './config.js';
export { APP_CONFIG, AppConfigModule, InjectConfig } from './config.module.js';
