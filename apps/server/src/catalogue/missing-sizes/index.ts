export { MissingSizesModule } from './missing-sizes.module.js';
