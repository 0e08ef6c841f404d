export { Clock } from './Clock.js';
export { clockView } from './clock-view.js';
