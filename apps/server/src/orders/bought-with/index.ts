export { BoughtWithModule } from './bought-with.module.js';
