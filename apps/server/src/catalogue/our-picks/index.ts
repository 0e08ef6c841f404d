export { OurPicksModule } from './our-picks.module.js';
