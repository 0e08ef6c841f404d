import fc from 'fast-check';

import { MASK, maskPersonal } from './mask-personal.js';

describe('an audit row for staff who don’t need names', () => {
  it('has a mask for every personal field, at any depth, and everything else', () => {
    expect(
      maskPersonal({ state: 'placed', shipTo: [{ email: 'dana@example.com', zip: '19147' }], phone: null }),
    ).toEqual({ state: 'placed', shipTo: [{ email: MASK, zip: '19147' }], phone: null });
  });

  it('never contains the value, wherever it stood', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'list')), (path) => {
        const value = path.reduce<unknown>((inner, step) => (step === 'list' ? [inner] : { [step]: inner }), {
          lastName: 'Okafor',
        });
        expect(JSON.stringify(maskPersonal(value))).not.toContain('Okafor');
      }),
    );
  });
});
