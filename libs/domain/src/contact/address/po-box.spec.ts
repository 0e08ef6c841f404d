import fc from 'fast-check';
import { parseAddressLine } from './address-line.js';
import { isPoBox } from './po-box.js';
import { STREET_SUFFIXES } from './street-suffix.js';

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
  'GPO Box 12',
  'USPS Box 12',
  'P.O. Bag 12',
  'Pst Ofc Box 12',
  'Box 12, Main Station',
  'Apartado 12',
  'Callers Service 12',
  'Casilla Postal 12',
  'Boîte postale 12',
  'Case Postale 12',
  'Postfach 12',
  'USPO Box 12',
  'P\u041E Box 12',
  '\u0420.\u041E. \u0412ox 12',
  'Apartado Postal 12',
  'Box 12',
  'BOX #12',
  'Box 12A',
  '12 Main St, PO Box 7',
  'c/o Nair, P.O. Box 7',
  'P/O Box 12',
  'P.O.BOX A',
  'PO Box No. 12',
  'Post Office Bin 4',
  'PO Caller 4',
  'P.O. Lock Box 4',
  'Caller 1200',
  'Caller Service',
  'Caller Service 1200',
  'Caller No. 1200',
  'Caller Number 1200',
  'Caller #1200',
  'Firm Caller 12',
  'Firm Caller Service',
  'Call Box 12',
  'Callbox 12',
  'Lockbox 974512',
  'Lock Box 12',
  'Lock-Box #12',
  'LBX 12',
  'Drawer 12',
  'Drawer A',
  'Drawer AA',
  'Drawer No 5',
  'Drwr 5',
  'Bin 12',
  'Bin #C-12',
  'Bin A',
  '12 Main St, Drawer 5',
  'General Delivery',
  'Gen. Delivery',
  'Gen Del',
  'John Nair, General Delivery',
  'General Delivery, Anchorage',
  'Apdo. 12',
  'Lista de Correos',
  'Box 12, Station A',
  '\uFF30.\uFF2F. Box 12',
  'PO Box Canyon 5',
  'PO Box Canyon Rd',
  'Po 12',
  '12 Main St PO 5',
  '12 Main St, Po 5',
  '12 P.O. 5',
  '12 Po Box 5',
  '12 PO Box 5 Ranch Rd',
  'PO Box 5 Lake City',
  'PO Box 12 Fort Worth',
  'PO Box 12 Branch',
  'Caller Service Lake City',
  'General Delivery, Fort Worth',
  'Bin 4',
  'Unit 4 Bin 12',
  'Calle Luna 12, Drawer 5',
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
  'Drawer Ln 12',
  'Caller Ave 4',
  '4 Caller Ave',
  'Bin St',
  '12 Bin A St',
  '12 Drawer A Rd',
  'Calle Drawer 12',
  'Poboy St',
  '12 Poba St',
  '12 Pobin Ct',
  'Lock Haven Rd 12',
  'Lockbox Rd 7',
  'Call Box Rd',
  '12 Caller 5th Ave',
  '12 Callery St',
  '12 Binney St',
  '12 Drawers Mill Rd',
  '10 Main St PMB 234',
  '#234 10 Main St',
  'Rural Route 3 Box 87A',
  'Hwy Contract Route 68 Box 23-A',
  'RFD 2 Box 7',
  'Star Route 4 Box 9',
  '12 General Delivery Rd',
  'General Dr 12',
  'Acme General Delivery Inc, 4 Elm St',
  '12 Post Box Rd',
  '500 Mailbox Canyon Rd',
  '12 Postoffice Rd',
  '12 Main St, Suite PO',
  '12 Apo Ct, Bldg 4',
  '12 Boxer Ct',
  'Box Canyon Trail 12',
  '12 Po 5',
  '12 Po #5',
  '12A Po 5',
  'c/o Nair, 12 Po 5',
  '12 Via del Po 5',
  'Via del Po 5',
  '12 Po Box Canyon Rd',
  '12 PO Box Canyon Rd Apt 4',
  '12 Old Po Box Rd',
  '12 Post Rd Bin 4',
  '12 Post Rd, Bin 4',
  'Unit 1001 Box 4 Ranch Rd',
];

describe('a unit whose name begins with P and zero', () => {
  it.each([
    'Apt P01',
    '# P04',
    'P07',
    '12 Main St Apt P01',
    '12 Main St Bldg PO 2',
    '12 Main St Unit P-02',
    '500 Brickell Ave #P04',
    '12 Main St Slip P 07',
  ])('is no mailbox: %s', (line) => {
    expect(isPoBox(line)).toBe(false);
  });
});

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

  it('lets every service be the name of a street, whatever its suffix', () => {
    const words = fc.constantFrom('Box', 'Drawer', 'Bin', 'Caller', 'Lockbox', 'Lock Box', 'Call Box');
    const suffix = fc.constantFrom(...STREET_SUFFIXES);
    const number = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(words, suffix, number, (name, street, house) => {
        expect(isPoBox(`${house} ${name} ${street}`)).toBe(false);
        expect(isPoBox(`${name} ${street} ${house}`)).toBe(false);
      }),
    );
  });

  it('recognizes every service with a number, beside a street and without', () => {
    const words = fc.constantFrom('PO Box', 'Drawer', 'Caller', 'Caller Service', 'Lockbox', 'Firm Caller');
    const sign = fc.constantFrom(' ', ' #', ' # ', ' No. ', ' no ', ' Number ');
    const before = fc.constantFrom('', '12 Main St, ', 'c/o Nair, ', 'Unit 4 ');
    fc.assert(
      fc.property(before, words, sign, fc.integer({ min: 1, max: 99_999 }), (start, name, gap, number) => {
        expect(isPoBox(`${start}${name}${gap}${number}`)).toBe(true);
      }),
    );
  });

  it('answers at once for any input', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (text) => {
        isPoBox(text);
        isPoBox(`PO ${'B '.repeat(500)}${text}`);
      }),
    );
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
