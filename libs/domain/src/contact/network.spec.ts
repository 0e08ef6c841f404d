import fc from 'fast-check';

import { networkOf } from './network.js';

describe('networkOf', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1::5', '2001:db8:1::/48'],
    ['2001:0DB8:0001:ffff:1:2:3:4', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['unix:', 'unix:'],
    ['', ''],
  ])('puts %s into %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the same for every address that one owner can take', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16));
    fc.assert(
      fc.property(fc.array(group, { minLength: 5, maxLength: 5 }), (rest) => {
        expect(networkOf(`2001:db8:1:${rest.join(':')}`)).toBe('2001:db8:1::/48');
      }),
    );
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [a, b, c] = address.split('.');
        expect(networkOf(address)).toBe(`${a}.${b}.${c}.0/24`);
      }),
    );
  });

  it('takes any text without throwing', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof networkOf(text) === 'string'));
  });
});
