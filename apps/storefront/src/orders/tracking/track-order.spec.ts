import { FAULT_TABLE } from '@simpletread/contract';
import { type FaultCode, TRACKED_ORDER_COOKIE } from '@simpletread/domain';
import { isTracked, trackingHref } from './next-page';
import { findOrder } from './track-order';
import { readTracked } from './tracked-order';

const jar = new Map<string, { value: string }>();

jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => jar.get(name),
      getAll: () => [],
      set: (name: string, value: string) => jar.set(name, { value }),
      has: (name: string) => jar.has(name),
    }),
}));
jest.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(`redirected to ${path}`);
  },
}));

const BEFORE = { orderNumber: '', zip: '', isCodeNeeded: false, attempt: 0 };
const RIGHT = { orderNumber: '4k7qz 9m2xa', zip: '19147' };

describe('tracking an order', () => {
  const own = global.fetch;
  let sent: { path: string; body: unknown }[] = [];
  let refusal: FaultCode | null = null;

  beforeEach(() => {
    jar.clear();
    sent = [];
    refusal = null;
    global.fetch = (url, init) => {
      const path = new URL(String(url)).pathname;
      sent.push({ path, body: JSON.parse(String(init?.body)) });
      if (refusal === null || path.endsWith('/code')) return Promise.resolve(Response.json({}));
      const { status, message } = FAULT_TABLE[refusal];
      return Promise.resolve(Response.json({ code: refusal, message, statusCode: status }, { status }));
    };
  });
  afterEach(() => {
    global.fetch = own;
  });

  const find = (fields: Record<string, string>, before = BEFORE) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return findOrder(before, form);
  };

  it('opens with number and ZIP code, and is kept for its page', async () => {
    await expect(find(RIGHT)).rejects.toThrow('redirected to /track-your-order/result');
    expect(sent).toEqual([{ path: '/orders/track', body: { orderNumber: '4K7QZ9M2XA', zip: '19147' } }]);
    expect(jar.get(TRACKED_ORDER_COOKIE.name)).toEqual({ value: '4K7QZ9M2XA/19147' });
  });

  it('goes on to the page that a mail linked to, and to no other', async () => {
    const after = (next: string) => expect(find({ ...RIGHT, next })).rejects;
    await after('return').toThrow('redirected to /track-your-order/return');
    await after('//evil.example').toThrow('redirected to /track-your-order/result');
    await after('constructor').toThrow('redirected to /track-your-order/result');
  });

  it('is the one that a mail names, not the one that this browser tracked last', async () => {
    expect(trackingHref('claim', '4K7QZ9M2XA')).toBe('/track-your-order?order=4K7QZ9M2XA&next=claim');
    expect(trackingHref('return', '')).toBe('/track-your-order?next=return');
    expect(await isTracked('4K7QZ9M2XA')).toBe(false);
    jar.set(TRACKED_ORDER_COOKIE.name, { value: '4K7QZ9M2XA/19147' });
    expect(await isTracked('4K7QZ-9M2XA')).toBe(true);
    expect(await isTracked('ZZZZZ99999')).toBe(false);
    expect(await isTracked('')).toBe(true);
  });

  it('has a code sent where the number needs one, and asks for it', async () => {
    refusal = 'order.codeNeeded';
    const state = await find(RIGHT);
    expect(sent.map(({ path }) => path)).toEqual(['/orders/track', '/orders/track/code']);
    expect(state).toMatchObject({ isCodeNeeded: true, orderNumber: RIGHT.orderNumber, zip: RIGHT.zip });
    expect(state.notice).toContain('If the order ID and ZIP code match, we email a code to the address');
    expect(state.problem).toBeUndefined();
  });

  it('asks for the code at its field if it is left out, and mails no other', async () => {
    const asked = { ...BEFORE, orderNumber: RIGHT.orderNumber, isCodeNeeded: true };
    expect(await find(RIGHT, asked)).toMatchObject({
      isCodeNeeded: true,
      codeError: 'Please enter the code from our email',
    });
    expect(sent).toEqual([]);
  });

  it('opens with the code, which the page of the order sends again', async () => {
    const asked = { ...BEFORE, isCodeNeeded: true };
    await expect(find({ ...RIGHT, code: '4k7q-9m2x' }, asked)).rejects.toThrow('redirected');
    await readTracked();
    const body = { orderNumber: '4K7QZ9M2XA', zip: '19147', code: '4k7q-9m2x' };
    expect(sent.map((call) => call.body)).toEqual([body, body]);
  });

  it('keeps asking for the code after a wrong one, and sends another on request', async () => {
    refusal = 'order.codeWrong';
    const asked = { ...BEFORE, isCodeNeeded: true };
    expect(await find({ ...RIGHT, code: '00000000' }, asked)).toMatchObject({
      isCodeNeeded: true,
      problem: FAULT_TABLE['order.codeWrong'].message,
    });
    sent = [];
    expect(await find({ ...RIGHT, again: '1' }, asked)).toMatchObject({ isCodeNeeded: true });
    expect(sent.map(({ path }) => path)).toEqual(['/orders/track/code']);
  });

  it('is not shown by a code that has expired in the meantime', async () => {
    jar.set(TRACKED_ORDER_COOKIE.name, { value: '4K7QZ9M2XA/19147/4K7Q9M2X' });
    refusal = 'order.codeWrong';
    expect(await readTracked()).toBeNull();
  });
});
