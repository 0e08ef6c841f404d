export type { AlertChannelName } from './alert-channels.js';
export { Config } from './config.js';
export { ConfigModule } from './config.module.js';
export { ConfigError, loadConfig } from './load-config.js';
