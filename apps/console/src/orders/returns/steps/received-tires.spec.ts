import type { AdminReturn } from '@simpletread/contract';

import { type CountedLine, receiptFormOf, receiptText, receivedTires } from './received-tires.js';

const RECORD = {
  tireCount: 6,
  warehouses: [{ code: 'CAR', name: 'Carlisle' }],
  lines: [
    { lineId: 'l1', quantity: 4 },
    { lineId: 'l2', quantity: 2 },
  ],
} as unknown as AdminReturn;

const NONE: CountedLine = { 'as-new': '', damaged: '', defective: '', used: '' };
const formOf = (...lines: CountedLine[]) => ({ warehouseCode: 'CAR', lines });

describe('received tires', () => {
  it('are all requested ones as new, unless someone counts something else', () => {
    const form = receiptFormOf(RECORD);
    expect(form.warehouseCode).toBe('CAR');
    expect(receivedTires(RECORD, form)).toEqual([
      { lineId: 'l1', condition: 'as-new', quantity: 4 },
      { lineId: 'l2', condition: 'as-new', quantity: 2 },
    ]);
    expect(receiptText(RECORD, form)).toBe('6 accepted: 6 back on sale, 0 scrapped.');
  });

  it('say what is accepted, scrapped, refused and missing', () => {
    const form = formOf({ ...NONE, 'as-new': '2', damaged: '1', used: '1' }, NONE);
    expect(receiptText(RECORD, form)).toBe(
      '3 accepted: 2 back on sale, 1 scrapped. 1 not accepted. 2 missing. Tires that arrive later can’t be added to this return.',
    );
  });

  it('make no sense as more than were requested, as none, or as words', () => {
    expect(receiptText(RECORD, formOf({ ...NONE, 'as-new': '4', used: '1' }, NONE))).toBeNull();
    expect(receiptText(RECORD, formOf(NONE, NONE))).toBeNull();
    expect(receiptText(RECORD, formOf({ ...NONE, 'as-new': 'four' }, NONE))).toBeNull();
    expect(receiptText(RECORD, formOf({ ...NONE, 'as-new': '1.5' }, NONE))).toBeNull();
  });
});
