import fc from 'fast-check';

import type { Config } from '../../platform/config/index.js';
import { KnownDevices } from './known-devices.js';

const devices = new KnownDevices({ sessionSecret: 'a-secret-for-the-test' } as Config);
const foreign = new KnownDevices({ sessionSecret: 'a-secret-of-someone-else' } as Config);

describe('a known device', () => {
  it('has one number for an account, whatever the case of its address', () => {
    const cookie = devices.after(undefined, 'priya@mail.com');
    const number = devices.numberOf(cookie, 'priya@mail.com');
    expect(number).toMatch(/^[\w-]{43}$/);
    expect(devices.numberOf(cookie, 'Priya@Mail.com')).toBe(number);
    expect(devices.numberOf(devices.after(cookie, 'priya@mail.com'), 'priya@mail.com')).toBe(number);
  });

  it('is unknown to other accounts, to forged cookies and to cookies of another shop', () => {
    const cookie = devices.after(undefined, 'priya@mail.com');
    expect(devices.numberOf(cookie, 'owen@mail.com')).toBeNull();
    expect(devices.numberOf(foreign.after(undefined, 'priya@mail.com'), 'priya@mail.com')).toBeNull();
    const [number = ''] = cookie.split('.');
    expect(devices.numberOf(`${number}.${'A'.repeat(43)}`, 'priya@mail.com')).toBeNull();
    expect(devices.numberOf(undefined, 'priya@mail.com')).toBeNull();
  });

  it('remembers the four accounts that signed in last', () => {
    const people = ['a@x.com', 'b@x.com', 'c@x.com', 'd@x.com', 'e@x.com'];
    const cookie = people.reduce<string | undefined>((before, one) => devices.after(before, one), undefined);
    expect(people.map((one) => devices.numberOf(cookie, one) !== null)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('takes any text for no cookie of ours', () => {
    fc.assert(fc.property(fc.string(), (text) => devices.numberOf(text, 'a@x.com') === null));
  });
});
