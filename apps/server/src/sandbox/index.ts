export type { SandboxSettings } from './sandbox-server.js';
export { createSandboxServer } from './sandbox-server.js';
