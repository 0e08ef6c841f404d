export { ReviewSyndicationModule } from './syndication.module.js';
