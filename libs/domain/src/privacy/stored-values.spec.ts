import { STORED_VALUES, storedValueOf } from './stored-values.js';

describe('the table of what browsers keep for us', () => {
  it('names each value once', () => {
    const names = STORED_VALUES.flatMap(({ place, name, alsoAs = [] }) =>
      [name, ...alsoAs].map((each) => `${place} ${each}`),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('finds a value by its spelling on https, and by the id it belongs to', () => {
    expect(storedValueOf('cookie', '__Host-st_staff')?.name).toBe('st_staff');
    expect(storedValueOf('sessionStorage', 'shipping-0198c0de')?.name).toBe('shipping-*');
    expect(storedValueOf('cookie', '_ga')).toBeNull();
    expect(storedValueOf('localStorage', 'st_cart')).toBeNull();
  });

  it('keeps from scripts what opens a door', () => {
    for (const name of ['st_cart', 'st_order', 'st_sso', 'st_staff', 'st_sign_in', 'billing_payment'])
      expect(storedValueOf('cookie', name)).toMatchObject({ isScriptReadable: false, category: 'necessary' });
  });
});
