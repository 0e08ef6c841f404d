import { answer } from '../../../test/answer.js';
import { restProvider } from './rest-provider.js';

describe('the data provider', () => {
  const fetched = jest.fn();
  const provider = restProvider({ brands: 'catalogue/brands' });
  beforeEach(() => {
    fetched.mockReset();
    fetched.mockResolvedValue(answer(200, { id: '1' }));
    globalThis.fetch = fetched;
  });
  const sent = () => {
    const [url, { method, headers }] = fetched.mock.calls[0];
    return { url: String(url).replace(/^.*\/admin/, ''), method, key: headers.get('idempotency-key') };
  };

  it('writes under the key of the intent, at the address of the resource', async () => {
    const meta = { idempotencyKey: 'key-1' };
    await provider.update('brands', { id: '1', data: { version: 2 }, previousData: { id: '1' }, meta });
    expect(sent()).toEqual({ url: '/catalogue/brands/1', method: 'PUT', key: 'key-1' });
  });

  it('deletes the version that was seen, and returns the deleted record’s id', async () => {
    const meta = { idempotencyKey: 'key-1', version: 3 };
    const { data } = await provider.delete('campaigns', { id: '1', meta });
    expect(sent()).toEqual({ url: '/campaigns/1?version=3', method: 'DELETE', key: 'key-1' });
    expect(data).toEqual({ id: '1' });
  });
});
