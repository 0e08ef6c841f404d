export { SalesFiguresModule } from './sales-figures.module.js';
