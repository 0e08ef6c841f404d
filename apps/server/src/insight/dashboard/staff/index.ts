export { AgentsDeskReader } from './agents-desk.reader.js';
