export { ScoresModule } from './scores.module.js';
