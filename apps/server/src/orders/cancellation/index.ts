export { CancellationModule } from './cancellation.module.js';
