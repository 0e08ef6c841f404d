export { CatalogueWarmUpModule } from './warm-up.module.js';
