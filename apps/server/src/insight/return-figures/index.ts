export { ReturnFiguresModule } from './return-figures.module.js';
