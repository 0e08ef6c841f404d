export { FinderModule } from './finder.module.js';
