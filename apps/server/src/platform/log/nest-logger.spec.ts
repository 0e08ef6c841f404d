import { CapturedLog } from '../../../test/app/captured-log.js';
import { NestLogger } from './nest-logger.js';

describe('the framework’s log', () => {
  it('logs its start-up lines at debug level', () => {
    const log = new CapturedLog();
    new NestLogger(log).log('Mapped route', 'RouterExplorer');
    expect(log.lines).toEqual([
      { level: 'debug', message: 'Mapped route', fields: { context: 'RouterExplorer', stack: undefined } },
    ]);
  });

  it('keeps the stack of an error', () => {
    const log = new CapturedLog();
    new NestLogger(log).error(new Error('no'), 'at x', 'ExceptionsHandler');
    expect(log.lines).toEqual([
      { level: 'error', message: 'no', fields: { context: 'ExceptionsHandler', stack: 'at x' } },
    ]);
  });
});
