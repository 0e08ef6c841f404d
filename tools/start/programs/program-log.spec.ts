import { lastWords, shownError } from './program-log.mjs';

describe('shownError', () => {
  it('shows an error’s message, cause and request', () => {
    const line = JSON.stringify({
      level: 50,
      msg: 'request failed',
      err: { message: 'no such table' },
      requestId: 'r1',
    });
    expect(shownError(line)).toBe('request failed · no such table · r1');
  });

  it('shows a repeated text once', () => {
    expect(shownError(JSON.stringify({ level: 60, msg: 'boom', err: { message: 'boom' } }))).toBe('boom');
  });

  it.each([
    JSON.stringify({ level: 30, msg: 'ok' }),
    JSON.stringify({ level: 40, msg: 'hm' }),
    'plain text',
    '',
  ])('keeps %s in the log file', (line) => expect(shownError(line)).toBeNull());

  it('does not flood the terminal', () => {
    expect(shownError(JSON.stringify({ level: 50, msg: 'x'.repeat(5000) }))).toHaveLength(400);
  });
});

describe('the last words of a program', () => {
  it('are its error or its plain text, and no answered request', () => {
    expect(lastWords(JSON.stringify({ level: 60, msg: 'no memory' }))).toBe('no memory');
    expect(lastWords(' Error: port 4000 is taken ')).toBe('Error: port 4000 is taken');
    expect(lastWords(JSON.stringify({ level: 30, method: 'GET', status: 200, msg: 'request' }))).toBe('');
  });
});
