export { PlatformModule } from './platform.module.js';
