export { Log } from './log.js';
export { LogModule } from './log.module.js';
export { NestLogger } from './nest-logger.js';
export { PinoLog } from './pino-log.js';
