export { Clock } from './Clock.js';
export { clockView, leftText } from './clock-view.js';
