export { GuidedShoppingModule } from './guided-shopping.module.js';
