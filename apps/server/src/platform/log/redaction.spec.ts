import fc from 'fast-check';

import { redacted } from './redaction.js';

describe('redaction', () => {
  it('returns a harmless line as it is', () => {
    const line = { orderId: 'o1', status: 200, note: null };
    expect(redacted(line)).toBe(line);
  });

  it.each([
    'authorization',
    'Cookie',
    'set-cookie',
    'x-cart-token',
    'email',
    'phone',
    'address1',
    'shipTo',
    'cardNumber',
  ])('hides %s wherever it appears', (name) => {
    const line = {
      [name]: 'secret',
      request: { headers: { [name]: { a: 'secret' } }, list: [{ [name]: ['secret'] }] },
    };
    expect(JSON.stringify(redacted(line))).not.toContain('secret');
  });

  it('hides them at any depth and in any company', () => {
    fc.assert(
      fc.property(fc.object({ maxDepth: 6 }), (rest) => {
        const text = JSON.stringify(
          redacted({ rest: { ...rest, email: 'ada@example.com' }, email: 'ada@example.com' }),
        );
        expect(text).not.toContain('ada@example.com');
      }),
    );
  });

  it('keeps message, code and cause of an error, but nothing of the row it names', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'customer_email_key',
      detail: 'Key (email)=(ada@example.com) already exists.',
    });
    const error = Object.assign(new Error('insert failed', { cause }), { parameters: ['ada@example.com'] });
    const line = redacted({ err: error }) as { err: object };
    expect(line.err).toMatchObject({
      type: 'Error',
      message: 'insert failed',
      cause: { message: 'duplicate key', code: '23505', constraint: 'customer_email_key' },
    });
    expect(JSON.stringify(line)).not.toContain('ada@example.com');
  });

  it('does not change what it is given', () => {
    const line = { email: 'a@b.c', inner: { token: 't' } };
    redacted(line);
    expect(line).toEqual({ email: 'a@b.c', inner: { token: 't' } });
  });
});
