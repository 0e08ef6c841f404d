import { isSameInstallation } from './install.mjs';

const wanted = {
  '': {},
  'libs/domain': { version: '0.1.0' },
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/fsevents': { version: '2.0.0', optional: true },
};

describe('isSameInstallation', () => {
  it('accepts a folder with every locked version', () => {
    expect(isSameInstallation(wanted, { 'node_modules/pg': { version: '8.0.0' } })).toBe(true);
  });

  it('rejects another version', () => {
    expect(isSameInstallation(wanted, { 'node_modules/pg': { version: '8.0.1' } })).toBe(false);
  });

  it('rejects a missing package', () => {
    expect(isSameInstallation(wanted, {})).toBe(false);
  });

  it('ignores packages only other platforms need', () => {
    expect(isSameInstallation(wanted, { 'node_modules/pg': { version: '8.0.0' } })).toBe(true);
  });

  it('rejects an optional package with another version', () => {
    const installed = {
      'node_modules/pg': { version: '8.0.0' },
      'node_modules/fsevents': { version: '1.0.0' },
    };
    expect(isSameInstallation(wanted, installed)).toBe(false);
  });
});
