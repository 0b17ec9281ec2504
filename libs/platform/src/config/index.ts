export {
  type AppConfig,
  ConfigError,
  loadCommandConfig,
  loadConfig,
  type S3Settings,
} from './config.js';
export { APP_CONFIG, AppConfigModule, InjectConfig } from './config.module.js';
