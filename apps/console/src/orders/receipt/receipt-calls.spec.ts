import { serverConfig } from '../../shell/config/index.js';
import { receiptCalls } from './receipt-calls.js';

describe('the receipt of an order', () => {
  const fetched = jest.fn();
  beforeEach(() => {
    fetched.mockReset();
    globalThis.fetch = fetched;
  });

  it('is loaded from the address of its endpoint, with the session', async () => {
    const blob = {};
    fetched.mockResolvedValue({ ok: true, blob: () => Promise.resolve(blob) });
    expect(await receiptCalls.receipt('a/b')).toBe(blob);
    expect(fetched).toHaveBeenCalledWith(
      `${serverConfig().serverUrl}/admin/orders/a%2Fb/receipt`,
      expect.objectContaining({ method: 'GET', credentials: 'include' }),
    );
  });

  it('is one file for several orders', async () => {
    fetched.mockResolvedValue({ ok: true, blob: () => Promise.resolve({}) });
    await receiptCalls.receipts(['a', 'b']);
    expect(fetched.mock.calls[0]?.[0]).toBe(`${serverConfig().serverUrl}/admin/receipts?orders=a%2Cb`);
  });

  it('says what to do when it cannot be loaded', async () => {
    fetched.mockResolvedValue({ ok: false });
    await expect(receiptCalls.receipt('o')).rejects.toThrow('We couldn’t load the receipt. Try again.');
  });
});
