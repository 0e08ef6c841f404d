import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMilitaryAddress } from './military-address.js';

const HOME = { line1: '1042 South St', city: 'Philadelphia', state: 'PA', zip: '19147' };

describe('isMilitaryAddress', () => {
  it.each([
    { city: 'APO' },
    { city: 'fpo' },
    { city: 'D.P.O.' },
    { city: 'APO AE' },
    { city: 'Apo, AP' },
    { city: 'APO AE 09012', zip: '' },
    { city: 'FPO-AP' },
    { city: 'Apo/Ae' },
    { city: 'APO Armed Forces Europe' },
    { city: 'Fleet Post Office' },
    { state: 'A.E.' },
    { line1: 'P.S.C. 12 Bx 345' },
    { state: 'AE' },
    { state: ' aa ' },
    { state: 'AP' },
    { zip: '09012' },
    { zip: '09898-1234' },
    { zip: '34002' },
    { zip: '96201' },
    { zip: '96699' },
    { line1: 'PSC 12 Box 345' },
    { line1: 'CMR 450, Box 12' },
    { line1: 'Unit 2050, APO AE' },
    { line1: 'Unit 1001 Box 4' },
    { line1: 'Unit 1001', line2: 'Box 4' },
    { line1: 'Unit 1001 Box 4, APO AE 09012' },
    { line1: 'USS Nimitz (CVN 68) Box 12' },
    { line1: 'Ship USS Carl Vinson, Box 4120' },
    { line1: 'U.S.S. Ronald Reagan', line2: 'Bx #7' },
    { line1: 'USCGC Hamilton Box 3' },
    { line1: 'USNS Comfort, Box 9' },
  ])('recognizes one by %p', (parts) => {
    expect(isMilitaryAddress({ ...HOME, ...parts })).toBe(true);
  });

  it.each([
    {},
    { city: 'Apopka', state: 'FL', zip: '32703' },
    { zip: '09999' },
    { zip: '08901' },
    { zip: '33901' },
    { zip: '34101' },
    { zip: '96101' },
    { zip: '96701' },
    { line1: '12 Apo St' },
    { line1: 'Unit 2050' },
    { line1: 'Unit 1001 Box 4 Ranch Rd' },
    { line1: '12 Main St', line2: 'Box 4' },
    { line1: '14 USS Arizona Memorial Pl' },
    { line1: 'USS Missouri Box 4 Ranch Rd' },
    { line1: '300 Ship St' },
    { line1: 'Ussery Farm Box 4' },
  ])('lets %p be a home address', (parts) => {
    expect(isMilitaryAddress({ ...HOME, ...parts })).toBe(false);
  });

  it('agrees with every ZIP of the reference data', () => {
    const path = join(__dirname, '../../../../../data/reference/zips.csv');
    const [header = '', ...rows] = readFileSync(path, 'utf8').trim().split('\n');
    const columns = header.split(',');
    const isMilitaryColumn = columns.indexOf('is_military') - columns.length;
    const mistaken = rows.filter((row) => {
      const cells = row.split(',');
      const isMilitary = cells.at(isMilitaryColumn) === '1';
      return isMilitaryAddress({ ...HOME, zip: cells[0] ?? '' }) !== isMilitary;
    });
    expect(mistaken).toEqual([]);
    expect(rows.length).toBeGreaterThan(40_000);
  });
});
