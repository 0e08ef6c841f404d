import { FAULT_CODES } from '@simpletread/domain';

import { FAULT_TABLE, faultMessage, faultStatus } from './fault-table.js';

const textOf = (code: (typeof FAULT_CODES)[number]): string => faultMessage({ code, data: {} });

describe('the table of faults', () => {
  it('has an entry for every code and no others', () => {
    expect(Object.keys(FAULT_TABLE).sort()).toEqual([...FAULT_CODES].sort());
  });

  it('answers every fault with a status of failure', () => {
    expect(FAULT_CODES.filter((code) => faultStatus(code) < 400 || faultStatus(code) > 599)).toEqual([]);
  });

  it('words every fault as a sentence or a call to act', () => {
    // A field's name is capitalized.
    expect(FAULT_CODES.filter((code) => !/^(?:[A-Z]|\{field\} ).{8,}/.test(textOf(code)))).toEqual([]);
  });

  it.each([
    ['contact.emailInvalid', 'Please enter a valid email'],
    ['contact.dateInvalid', 'Please enter a valid date format MM/DD/YYYY'],
    ['contact.phoneInvalid', 'Please enter a valid phone number'],
    ['contact.firstNameInvalid', 'Please enter valid First Name'],
    ['contact.lastNameInvalid', 'Please enter valid Last Name'],
    ['contact.zipInvalid', 'Oops. Please enter a valid ZIP code.'],
    ['installer.emailInvalid', 'Please enter valid email'],
    ['installer.zipInvalid', 'Please enter valid US Zip Code'],
    ['installer.phoneInvalid', 'Phone Number should contain 10 digits'],
    ['contact.cityInvalid', 'Please enter valid City'],
    ['contact.addressInvalid', 'Please enter valid Address'],
    ['contact.signRefused', 'Please enter valid {field}, without {signs}.'],
    ['contact.poBox', 'We do not ship to PO boxes. Please enter a valid address.'],
    ['vehicle.required', 'Please choose a vehicle'],
    ['tire.sizeRequired', 'Select a tire size first'],
    ['tire.outOfStock', 'Currently out of stock'],
    ['shop.unknown', 'No shops found'],
    ['order.trackingMismatch', 'Order ID & ZIP Code do not match.'],
    ['route.unknown', 'The page you are looking for is missing.'],
    ['server.unexpected', "We're experiencing a technical problem. Please try again."],
  ] as const)('words %s exactly as specified', (code, text) => {
    expect(textOf(code)).toBe(text);
  });

  it('says to check the email while a payment is processing, and when to call', () => {
    expect(textOf('payment.processing')).toMatch(
      /being processed.*check your email.*contact support.*30 minutes/,
    );
  });

  it('fills placeholders from the data and keeps those without', () => {
    expect(faultMessage({ code: 'cart.quantityInvalid', data: { min: 1, max: 99 } })).toBe(
      'Please choose a quantity from 1 to 99.',
    );
    expect(faultMessage({ code: 'cart.quantityInvalid', data: { min: 1 } })).toContain('{max}');
  });
});
