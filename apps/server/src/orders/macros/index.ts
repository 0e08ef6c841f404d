export { MacrosModule } from './macros.module.js';
