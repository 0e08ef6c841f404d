export { LiveUpdatesProvider } from './LiveUpdatesProvider.js';
export { useFreshIds } from './live-context.js';
