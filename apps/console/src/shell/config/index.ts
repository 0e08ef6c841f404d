export { serverConfig } from './server-config.js';
