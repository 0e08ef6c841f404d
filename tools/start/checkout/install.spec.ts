import { isSameInstallation } from './install.mjs';

const wanted = {
  '': {},
  'libs/domain': { version: '0.1.0' },
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/fsevents': { version: '2.0.0', optional: true },
};

describe('isSameInstallation', () => {
  it('takes a folder that holds every locked version', () => {
    expect(isSameInstallation(wanted, { 'node_modules/pg': { version: '8.0.0' } })).toBe(true);
  });

  it('refuses another version', () => {
    expect(isSameInstallation(wanted, { 'node_modules/pg': { version: '8.0.1' } })).toBe(false);
  });

  it('refuses a missing package', () => {
    expect(isSameInstallation(wanted, {})).toBe(false);
  });

  it('does not mind what only another platform needs', () => {
    expect(isSameInstallation(wanted, { 'node_modules/pg': { version: '8.0.0' } })).toBe(true);
  });

  it('refuses an optional package of another version', () => {
    const installed = {
      'node_modules/pg': { version: '8.0.0' },
      'node_modules/fsevents': { version: '1.0.0' },
    };
    expect(isSameInstallation(wanted, installed)).toBe(false);
  });
});
