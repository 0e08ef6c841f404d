export type { LogLine } from './captured-log.js';
export { CapturedLog } from './captured-log.js';
export { eventually } from './eventually.js';
export type { TestApp, TestAppOptions } from './start-test-app.js';
export { startTestApp, TEST_CONSOLE_URL } from './start-test-app.js';
export type { TestDatabase } from './test-database.js';
export { createTestDatabase } from './test-database.js';
