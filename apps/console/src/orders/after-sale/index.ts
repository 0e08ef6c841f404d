export { default as deskStyles } from './Desk.module.css';
export { DueClock } from './DueClock.js';
export { NextDue } from './NextDue.js';
export { OverdueText } from './OverdueText.js';
export { PromisePanel } from './PromisePanel.js';
export { default as queueStyles } from './Queue.module.css';
export { StepsPanel } from './StepsPanel.js';
