import { parseShipTo, type ShipToField, type ShipToInput } from '@simpletread/domain';
import fc from 'fast-check';

import { shipToInput } from './person.js';

const GOOD = {
  email: ' Priya@Mail.com ',
  phone: '(215) 555-0149 x12',
  phoneType: 'mobile',
  firstName: 'Priya',
  lastName: 'Nair',
  address1: '1042 South St',
  address2: '',
  city: 'Philadelphia',
  state: 'pa',
  zip: '19147-1234',
  company: 'Nair & Co',
  specialInstructions: '',
} satisfies ShipToInput;

/** Typed field values, invalid as often as valid. */
const TYPED: Record<ShipToField, readonly string[]> = {
  email: [GOOD.email, 'priya', ''],
  phone: [GOOD.phone, '555', '1 215 555 0149'],
  phoneType: ['mobile', 'fax', ''],
  firstName: [GOOD.firstName, '4', ''],
  lastName: [GOOD.lastName, "O'Neil", ''],
  address1: [GOOD.address1, 'PO Box 12', '12', ''],
  address2: ['', 'Apt 4', 'PO Box 12', '*'],
  city: [GOOD.city, '7', ''],
  state: ['PA', 'Pennsylvania', 'ZZ', ''],
  zip: [GOOD.zip, '19147', '1914', ''],
  company: ['', 'Nair <Co>', 'a'.repeat(90)],
  specialInstructions: ['', 'Ring twice!', 'b'.repeat(400)],
};

const aForm = fc.record(
  Object.fromEntries(Object.entries(TYPED).map(([name, texts]) => [name, fc.constantFrom(...texts)])) as {
    [Field in ShipToField]: fc.Arbitrary<string>;
  },
);

const read = (form: object) => {
  const { data, error } = shipToInput.safeParse(form);
  return error === undefined ? { value: data } : { wrong: error.issues.map(({ path }) => path.join('.')) };
};

describe('the ship-to form of the API', () => {
  it('reads a form like the domain, field by field', () => {
    fc.assert(
      fc.property(aForm, (form) => {
        const byDomain = parseShipTo(form);
        expect(read(form)).toEqual(
          byDomain.ok ? { value: byDomain.value } : { wrong: byDomain.faults.map(({ field }) => field) },
        );
      }),
      { numRuns: 500 },
    );
  });

  it('asks again for a company and instructions that a label has no room for, at their fields', () => {
    const long = 'a'.repeat(300);
    expect(read({ ...GOOD, company: long, specialInstructions: long })).toEqual({
      wrong: ['company', 'specialInstructions'],
    });
  });

  it('allows only the second line, company and instructions to be missing', () => {
    const { address2: _line, company: _company, specialInstructions: _instructions, ...needed } = GOOD;
    expect(shipToInput.safeParse(needed).data).toMatchObject({ address2: null, company: null });
    for (const name of Object.keys(needed))
      expect([name, shipToInput.safeParse({ ...needed, [name]: undefined }).success]).toEqual([name, false]);
  });

  it('says that we do not ship to a military state, and refuses unknown fields', () => {
    const messages = (form: object) =>
      shipToInput.safeParse(form).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(messages({ ...GOOD, state: 'ae' })).toEqual([expect.stringMatching(/^state: .*military/i)]);
    expect(shipToInput.safeParse({ ...GOOD, planet: 'Mars' }).success).toBe(false);
  });
});
