export { SidewallReadingModule } from './sidewall-reading.module.js';
