export { FleetsModule } from './fleets.module.js';
