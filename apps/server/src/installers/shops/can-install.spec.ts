import fc from 'fast-check';

import { canInstall, isInstallable, PROGRAM_LIMITS } from './can-install.js';

describe('installation limits', () => {
  it('take rims from 12 to 22 inches and aspect ratios from 35 up', () => {
    expect(isInstallable({ rimIn: 12, aspect: 80 })).toBe(true);
    expect(isInstallable({ rimIn: 22, aspect: 35 })).toBe(true);
    expect(isInstallable({ rimIn: 11, aspect: 80 })).toBe(false);
    expect(isInstallable({ rimIn: 22.5, aspect: 70 })).toBe(false);
    expect(isInstallable({ rimIn: 19, aspect: 30 })).toBe(false);
  });

  it('let flotation sizes pass, which name no aspect ratio', () => {
    expect(isInstallable({ rimIn: 15, aspect: null })).toBe(true);
  });

  it('follow the shop’s own list of machines', () => {
    expect(canInstall({ ...PROGRAM_LIMITS, maxRimIn: 24 }, { rimIn: 24, aspect: 35 })).toBe(true);
    expect(canInstall({ ...PROGRAM_LIMITS, minAspect: 25 }, { rimIn: 20, aspect: 30 })).toBe(true);
  });

  it('never take a larger rim or a lower sidewall once a smaller or taller one is too much', () => {
    const aSize = fc.record({
      rimIn: fc.integer({ min: 12, max: 30 }),
      aspect: fc.integer({ min: 20, max: 85 }),
    });
    fc.assert(
      fc.property(aSize, fc.nat(5), fc.nat(10), (size, largerBy, lowerBy) => {
        fc.pre(!isInstallable(size));
        expect(isInstallable({ rimIn: size.rimIn + largerBy, aspect: size.aspect - lowerBy })).toBe(false);
      }),
    );
  });
});
