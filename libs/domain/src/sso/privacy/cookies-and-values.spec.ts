import { cookieName, nameFor, namesOf } from './stored-value.js';
import { STORED_VALUES, storedValueOf } from './find-stored-value.js';
import { CART_COOKIE, RESUME_COOKIE, SHIPPING_DRAFT_ITEM, SIGN_IN_COOKIE } from './cookies-and-values.js';

describe('the table of stored values', () => {
  it('names each value once', () => {
    const names = STORED_VALUES.flatMap((value) => namesOf(value).map((name) => `${value.place} ${name}`));
    expect(new Set(names).size).toBe(names.length);
  });

  it('finds a value by its https name, and by a record’s id', () => {
    expect(storedValueOf('cookie', '__Host-st_staff')?.name).toBe('st_staff');
    expect(storedValueOf('sessionStorage', 'shipping-0198c0de')?.name).toBe('shipping-*');
    expect(storedValueOf('cookie', '_ga')).toBeNull();
    expect(storedValueOf('localStorage', 'st_cart')).toBeNull();
  });

  it('names a cookie as its site does, and a draft for its record', () => {
    expect([cookieName(CART_COOKIE, true), cookieName(RESUME_COOKIE, true)]).toEqual([
      'st_cart',
      '__Secure-st_resume',
    ]);
    expect([cookieName(SIGN_IN_COOKIE, false), cookieName(SIGN_IN_COOKIE, true)]).toEqual([
      'st_sign_in',
      '__Host-st_sign_in',
    ]);
    expect(namesOf(SIGN_IN_COOKIE)).toEqual([
      'st_sign_in',
      'st_sign_in.sig',
      '__Host-st_sign_in',
      '__Host-st_sign_in.sig',
    ]);
    expect(nameFor(SHIPPING_DRAFT_ITEM, '0198c0de')).toBe('shipping-0198c0de');
  });

  it('hides secrets from scripts', () => {
    for (const name of ['st_cart', 'st_order', 'st_sso', 'st_staff', 'st_sign_in', 'billing_payment'])
      expect(storedValueOf('cookie', name)).toMatchObject({ isScriptReadable: false, category: 'necessary' });
  });
});
