export { WarmUp } from './warm-up.js';
export { WarmUpModule } from './warm-up.module.js';
