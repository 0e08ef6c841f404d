export { ActingModule } from './acting.module.js';
