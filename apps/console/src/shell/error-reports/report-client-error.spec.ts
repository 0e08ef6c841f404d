import { CONSOLE_COLOR_MODE_ITEM } from '@simpletread/domain';

import { keepStored, readStored } from '../stored-values/browser-storage.js';
import { answer } from '../../../test/answer.js';
import { watchForErrors } from './report-client-error.js';

describe('errors of the browser', () => {
  const fetched = jest.fn();
  beforeEach(() => {
    fetched.mockReset().mockResolvedValue(answer(202, { isRecorded: true }));
    globalThis.fetch = fetched;
  });
  afterEach(() => jest.restoreAllMocks());

  const sent = (): unknown => JSON.parse(String(fetched.mock.calls[0]?.[1].body));
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

  it('reach the server with their text, place and trace', async () => {
    watchForErrors();
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('a bug') }));
    await settled();
    expect(fetched.mock.calls[0]?.[0]).toBe('http://localhost:4000/telemetry/client-errors');
    expect(sent()).toMatchObject({
      app: 'console',
      level: 'error',
      message: 'a bug',
      stack: expect.stringContaining('a bug'),
      url: window.location.href,
    });
  });

  it('are reported where the browser refuses its storage, and nothing else breaks', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readStored(CONSOLE_COLOR_MODE_ITEM.name)).toBeNull();
    await settled();
    expect(sent()).toMatchObject({ message: 'denied' });
  });

  it('never interrupt the person, even when the report fails too', async () => {
    fetched.mockRejectedValue(new TypeError('failed to fetch'));
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepStored(CONSOLE_COLOR_MODE_ITEM.name, 'dark')).not.toThrow();
    await settled();
  });

  it('stop being reported after twenty', async () => {
    for (let count = 0; count < 40; count += 1)
      window.dispatchEvent(new ErrorEvent('error', { message: 'again' }));
    await settled();
    expect(fetched.mock.calls.length).toBeLessThan(20);
  });
});
