export { ReviewVotesModule } from './votes.module.js';
