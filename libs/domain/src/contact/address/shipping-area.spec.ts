import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippingRefusal } from './shipping-area.js';
import { US_STATES, US_TERRITORIES } from './us-state.js';

const reasonOf = (isMilitary: boolean, isContiguous: boolean) => {
  if (isMilitary) return 'contact.militaryAddress';
  return isContiguous ? null : 'contact.outsideShippingArea';
};

describe('shippingRefusal', () => {
  it('lets 48 states and the capital through, and no territory', () => {
    const refused = Object.keys(US_STATES).filter((state) => shippingRefusal({ state }) !== null);
    expect(refused).toEqual(['AK', 'HI']);
    for (const state of Object.keys(US_TERRITORIES)) {
      expect(shippingRefusal({ state: state.toLowerCase() })).toBe('contact.outsideShippingArea');
    }
    expect(shippingRefusal({ state: ' ae ' })).toBe('contact.militaryAddress');
    expect(shippingRefusal({})).toBeNull();
  });

  it('says the same by ZIP alone, by state alone and by both, for every ZIP of the reference data', () => {
    const path = join(__dirname, '../../../../../data/reference/zips.csv');
    const [header = '', ...rows] = readFileSync(path, 'utf8').trim().split('\n');
    const names = header.split(',');
    const cell = (cells: readonly string[], name: string) => cells.at(names.indexOf(name) - names.length);
    const mistaken = rows.filter((row) => {
      const cells = row.split(',');
      const [zip = '', state = ''] = [cells[0], cells[names.indexOf('state')]];
      const reason = reasonOf(cell(cells, 'is_military') === '1', cell(cells, 'is_contiguous') === '1');
      return [{ zip }, { state }, { zip, state }].some((place) => shippingRefusal(place) !== reason);
    });
    expect(mistaken).toEqual([]);
    expect(rows.length).toBeGreaterThan(40_000);
  });
});
