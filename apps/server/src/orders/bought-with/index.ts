export { BoughtWithModule } from './bought-with.module.js';
export { ShowBoughtWith } from './show-bought-with.js';
