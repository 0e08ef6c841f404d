import fc from 'fast-check';

import { deviceOf } from './device-of.js';

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
    ['curl/8', 'Unknown browser'],
    [null, 'Unknown browser'],
  ])('is known from %j as %s', (userAgent, name) => expect(deviceOf(userAgent)).toBe(name));

  it('has a short name whatever it calls itself', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => deviceOf(text).length < 40));
  });
});
