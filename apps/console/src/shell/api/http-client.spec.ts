import { answer, refusal } from '../../../test/answer.js';
import { httpClient } from './http-client.js';

describe('the fetch of the data provider', () => {
  const fetched = jest.fn();
  beforeEach(() => {
    fetched.mockReset();
    globalThis.fetch = fetched;
  });

  const headersOf = (call: number): Headers => fetched.mock.calls[call][1].headers;

  it('sends the session, and reads a list with its total', async () => {
    fetched.mockResolvedValue(answer(200, [{ id: '1' }], { 'content-range': 'orders 0-0/4000' }));
    const { json, headers } = await httpClient('http://server/admin/orders');
    expect(json).toEqual([{ id: '1' }]);
    expect(headers.get('content-range')).toBe('orders 0-0/4000');
    expect(fetched.mock.calls[0][1]).toMatchObject({ credentials: 'include' });
  });

  it('leaves the range header out, which would cost a preflight', async () => {
    fetched.mockResolvedValue(answer(200, []));
    await httpClient('http://server/admin/orders', { headers: new Headers({ Range: 'orders=0-24' }) });
    expect(headersOf(0).has('range')).toBe(false);
  });

  it('gives every write its own idempotency key, and reads none', async () => {
    fetched.mockResolvedValue(answer(200, {}));
    await httpClient('http://server/a', { method: 'POST', body: '{}' });
    await httpClient('http://server/a', { method: 'POST', body: '{}' });
    await httpClient('http://server/a');
    const keys = [0, 1, 2].map((call) => headersOf(call).get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBeNull();
  });

  it('keeps the key of an intent that is tried again', async () => {
    fetched.mockResolvedValue(answer(200, {}));
    await httpClient('http://server/a', { method: 'POST', body: '{}' }, 'key-1');
    expect(headersOf(0).get('idempotency-key')).toBe('key-1');
  });

  it('names a type only for a body', async () => {
    fetched.mockResolvedValue(answer(200, {}));
    const headers = new Headers({ 'Content-Type': 'text/plain' });
    await httpClient('http://server/a', { method: 'DELETE', headers });
    await httpClient('http://server/a', { method: 'PUT', headers, body: '{}' });
    expect([0, 1].map((call) => headersOf(call).get('content-type'))).toEqual([null, 'application/json']);
  });

  it('turns a refusal into an error with status, text and the faults of the fields', async () => {
    const fields = [{ path: 'body.text', code: 'note.empty', message: 'Please write a note.' }];
    fetched.mockResolvedValue(
      answer(400, refusal('request.invalid', 'Please check this field and try again.', 400, fields)),
    );
    await expect(httpClient('http://server/a')).rejects.toMatchObject({
      status: 400,
      message: 'Please check this field and try again.',
      body: { code: 'request.invalid', errors: { text: 'Please write a note.' } },
    });
  });

  it('says that the server could not be reached when nothing answers', async () => {
    fetched.mockRejectedValue(new TypeError('failed to fetch'));
    await expect(httpClient('http://server/a')).rejects.toMatchObject({
      status: 0,
      message: 'We couldn’t reach the server. Please try again.',
    });
  });

  it('does not show a stranger’s reply', async () => {
    fetched.mockResolvedValue(answer(502, { html: 'bad gateway' }));
    await expect(httpClient('http://server/a')).rejects.toMatchObject({
      status: 502,
      message: 'We couldn’t read the server’s response. Please try again.',
    });
  });
});
