export { LoadCancellation } from './load-cancellation.js';
export { RecordCancellation } from './record-cancellation.js';
export { CancellationModule } from './cancellation.module.js';
