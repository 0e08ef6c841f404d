export { SidewallModule } from './sidewall.module.js';
