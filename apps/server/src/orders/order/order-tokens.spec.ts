import type { Config } from '../../platform/config/index.js';
import { OrderTokens } from './order-tokens.js';

const tokensOf = (sessionSecret: string) => new OrderTokens({ sessionSecret } as Config);

describe('the token of an order', () => {
  const tokens = tokensOf('a secret');
  const token = tokens.of('order-1');

  it('is 43 characters that any server of the shop derives again', () => {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(tokensOf('a secret').of('order-1')).toBe(token);
  });

  it('is another for another order and under another secret', () => {
    expect(tokens.of('order-2')).not.toBe(token);
    expect(tokensOf('another secret').of('order-1')).not.toBe(token);
  });

  it('opens only its own order', () => {
    expect(tokens.isOf('order-1', token)).toBe(true);
    expect(tokens.isOf('order-2', token)).toBe(false);
    expect(tokens.isOf('order-1', tokensOf('another secret').of('order-1'))).toBe(false);
  });

  it.each(['', 'x', `${'é'.repeat(43)}`, `${'a'.repeat(1000)}`])('refuses %j without failing', (given) => {
    expect(tokens.isOf('order-1', given)).toBe(false);
  });
});
