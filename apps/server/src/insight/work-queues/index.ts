export { WorkQueuesModule } from './work-queues.module.js';
