import { askerOf } from './asking-limits.js';

describe('a visitor who looks for a vehicle without sizes', () => {
  it('is an IPv4 address, however it is written', () => {
    expect(askerOf('203.0.113.5')).toEqual({ visitor: '203.0.113.5', network: '203.0.113.0/24' });
    expect(askerOf('::ffff:203.0.113.5')).toEqual(askerOf('203.0.113.5'));
    expect(askerOf('203.0.113.6').visitor).not.toBe(askerOf('203.0.113.5').visitor);
  });

  it('is an IPv6 network, whose owner has all its addresses', () => {
    expect(askerOf('2001:db8:1::1')).toEqual(askerOf('2001:db8:1:ffff::2'));
    expect(askerOf('2001:db8:2::1')).not.toEqual(askerOf('2001:db8:1::1'));
  });
});
