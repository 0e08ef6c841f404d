import fc from 'fast-check';
import { parseAddressLine } from './address-line.js';
import { isPoBox } from './po-box.js';

const BOXES = [
  'PO Box 12',
  'P.O. Box 12',
  'P. O. Box 12',
  'p o box 12',
  'P.O.Box12',
  'POBox 12',
  'PO-Box 12',
  'PO_Box 12',
  'P.O.B. 12',
  'POB 12',
  'POB12',
  'P O B 12',
  'PO Bx 12',
  'P0 Box 12',
  'PO B0x 12',
  'PO #12',
  'P.O. 12',
  'PO Drawer 4',
  'PO Box #12',
  'PO Box A',
  'Post Office Box 12',
  'post-office box 12',
  'PostOffice Box 12',
  'Post Box 12',
  'Postal Box 12',
  'Post Office Drawer 12',
  'Apartado 12',
  'Apartado Postal 12',
  'Box 12',
  'BOX #12',
  'Box 12A',
  '12 Main St, PO Box 7',
  'c/o Nair, P.O. Box 7',
];

const PLACES = [
  '12 Boxwood Ln',
  'Boxwood Ln 12',
  '12 Box Elder Rd',
  'Box Elder Rd',
  'RR 2 Box 152',
  'HC 1 Box 20',
  '12 Po Boy Ln',
  '12 Post Rd',
  '12 Post Office Sq',
  '12 Post Oak Blvd',
  '12 Postal Way',
  '12 Apo Ct',
  '12 Poplar Blvd',
  '12 Pobst St',
  '12 Lockbox Ave',
  'PMB 12',
  'Unit 12, Shop O',
  "12 Top O'Hill Rd",
  '12 Drawer Rd',
  '12 P St',
  '12 Po River Dr',
];

describe('isPoBox', () => {
  it.each(BOXES)('knows %p', (line) => {
    expect(isPoBox(line)).toBe(true);
    expect(isPoBox(line.toUpperCase())).toBe(true);
    expect(isPoBox(line.toLowerCase())).toBe(true);
  });

  it.each(PLACES)('lets %p be a place', (line) => {
    expect(isPoBox(line)).toBe(false);
  });

  it('is refused as an address, in every spelling [R5.07]', () => {
    for (const line of BOXES) {
      expect(parseAddressLine(line)).toEqual({ ok: false, fault: { code: 'contact.poBox', data: {} } });
    }
    for (const line of PLACES) expect(parseAddressLine(line).ok).toBe(true);
  });

  it('recognizes a box with any dots, hyphens and spaces', () => {
    const gap = fc.string({ unit: fc.constantFrom(' ', '.', '-'), maxLength: 3 });
    fc.assert(
      fc.property(gap, gap, fc.integer({ min: 1, max: 99_999 }), (afterP, afterO, number) => {
        expect(isPoBox(`P${afterP}O${afterO}Box ${number}`)).toBe(true);
      }),
    );
  });
});
