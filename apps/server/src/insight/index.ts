export { InsightModule } from './insight.module.js';
