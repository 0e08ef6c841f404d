export { LiveModule } from './live.module.js';
export { LiveStreams } from './live-streams.js';
export { LiveUpdates } from './live-updates.js';
