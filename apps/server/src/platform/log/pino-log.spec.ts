import { PinoLog } from './pino-log.js';

const logAt = (level: string) => {
  const lines: { level: number; msg: string }[] = [];
  const log = new PinoLog(level, {
    write: (text: string) => void lines.push(JSON.parse(text) as (typeof lines)[number]),
  });
  log.error({}, 'error');
  log.warn({}, 'warn');
  log.info({}, 'info');
  log.debug({}, 'debug');
  return lines.map(({ msg }) => msg);
};

describe('the log', () => {
  it.each([
    ['error', ['error']],
    ['warn', ['error', 'warn']],
    ['info', ['error', 'warn', 'info']],
    ['debug', ['error', 'warn', 'info', 'debug']],
    ['silent', []],
  ])('at level %s writes %j', (level, expected) => {
    expect(logAt(level)).toEqual(expected);
  });

  it('writes one JSON object for each line, with its fields', () => {
    const texts: string[] = [];
    new PinoLog('info', { write: (text: string) => void texts.push(text) }).info(
      { orderId: 'o1' },
      'order placed',
    );
    expect(JSON.parse(texts[0] ?? '')).toMatchObject({ level: 30, orderId: 'o1', msg: 'order placed' });
  });
});
