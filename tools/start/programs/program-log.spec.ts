import { shownError } from './program-log.mjs';

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
