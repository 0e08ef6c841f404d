export { RunFrame, type RunPhase } from './RunFrame.js';
