import { parseShipTo } from './parse-ship-to.js';
import type { ShipToInput } from './ship-to.js';

const FORM: ShipToInput = {
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
  company: null,
};

const faultsOf = (input: ShipToInput): string[] => {
  const result = parseShipTo(input);
  return result.ok ? [] : result.faults.map(({ field, fault }) => `${field}: ${fault.code}`);
};

describe('parseShipTo', () => {
  it('returns the address in one spelling', () => {
    expect(parseShipTo(FORM)).toEqual({
      ok: true,
      value: {
        email: 'priya@mail.com',
        phone: '2155550149x12',
        phoneType: 'mobile',
        firstName: 'Priya',
        lastName: 'Nair',
        address1: '1042 South St',
        address2: null,
        city: 'Philadelphia',
        state: 'PA',
        zip: '19147',
        company: null,
        specialInstructions: null,
      },
    });
  });

  it('reads its own address back', () => {
    const once = parseShipTo(FORM);
    expect(once.ok && parseShipTo(once.value)).toEqual(once);
  });

  it('names every wrong field at once, in the order of the form', () => {
    expect(faultsOf({})).toEqual([
      'email: contact.emailInvalid',
      'phone: contact.phoneInvalid',
      'phoneType: contact.phoneTypeRequired',
      'firstName: contact.firstNameInvalid',
      'lastName: contact.lastNameInvalid',
      'address1: contact.addressInvalid',
      'city: contact.cityInvalid',
      'state: contact.stateRequired',
      'zip: contact.zipInvalid',
    ]);
  });

  it('names a single wrong field', () => {
    expect(faultsOf({ ...FORM, address1: 'PO Box 12' })).toEqual(['address1: contact.poBox']);
    expect(faultsOf({ ...FORM, address2: 'PO Box 12' })).toEqual(['address2: contact.poBox']);
    expect(faultsOf({ ...FORM, address1: 'Priya Nair', address2: 'Box 12' })).toEqual([
      'address2: contact.poBox',
    ]);
    expect(faultsOf({ ...FORM, address1: 'RR 2', address2: 'Box 12' })).toEqual([]);
    expect(faultsOf({ ...FORM, phoneType: null })).toEqual(['phoneType: contact.phoneTypeRequired']);
  });

  it('reports a military post office as such, and not a missing state', () => {
    expect(faultsOf({ ...FORM, city: 'APO', state: 'AE', zip: '09012' })).toEqual([
      'address1: contact.militaryAddress',
    ]);
    expect(faultsOf({ ...FORM, email: 'x', zip: '09012' })).toEqual([
      'email: contact.emailInvalid',
      'address1: contact.militaryAddress',
    ]);
  });

  it('knows a base by its ZIP alone, whatever else is missing', () => {
    for (const zip of ['09012', '34001', '96201', '09012-1234']) {
      expect(faultsOf({ ...FORM, state: '', city: '', address1: '', zip })).toEqual([
        'address1: contact.militaryAddress',
      ]);
    }
    expect(faultsOf({ ...FORM, state: null, address2: 'PSC 12 Box 345' })).toEqual([
      'address1: contact.militaryAddress',
    ]);
  });

  it('says once that a place is outside the 48 states, by its state or its ZIP', () => {
    const alaska = { ...FORM, city: 'Anchorage', state: 'AK', zip: '99501' };
    expect(faultsOf(alaska)).toEqual(['state: contact.outsideShippingArea']);
    expect(faultsOf({ ...FORM, zip: '00901' })).toEqual(['zip: contact.outsideShippingArea']);
    expect(faultsOf({ ...FORM, state: 'Hawaii' })).toEqual(['state: contact.outsideShippingArea']);
  });

  it('takes the signs that people write in instructions and company names', () => {
    const specialInstructions = 'Leave it at the back door! Questions? Mail priya@example.com; ring 2x.';
    expect(faultsOf({ ...FORM, company: 'A+ Tires & Sons *', specialInstructions })).toEqual([]);
  });

  it('asks again for a company and instructions that a label has no room for', () => {
    const long = 'a'.repeat(300);
    expect(faultsOf({ ...FORM, company: long, specialInstructions: long })).toEqual([
      'company: contact.tooLong',
      'specialInstructions: contact.tooLong',
    ]);
    expect(faultsOf({ ...FORM, company: 'a'.repeat(60), specialInstructions: 'a'.repeat(250) })).toEqual([]);
  });
});
