export { Clock, SystemClock } from './clock.js';
export { ClockModule } from './clock.module.js';
export { FakeClock } from './fake-clock.js';
