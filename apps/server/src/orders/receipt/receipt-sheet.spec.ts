import { type Cents, cents, ZERO_CENTS } from '@simpletread/domain';

import { anOrderRecord } from '../order/testing/an-order-record.js';
import { printable, sheetPdf } from '../../platform/pdf/index.js';
import { receiptSheet } from './receipt-sheet.js';

describe('a receipt', () => {
  it('names order, buyer, tires, total and payment', () => {
    const sheet = receiptSheet(anOrderRecord(), null, []);
    expect(sheet.facts).toEqual([
      ['Order', '4K7QZ-9M2XA'],
      ['Placed', expect.stringMatching(/2026$/)],
      ['Buyer', 'Dana Okafor, 1214 Wharton St, Philadelphia, PA 19147'],
    ]);
    expect(sheet.lines).toEqual([
      { name: 'Northway Crosswind HT 225/65R17 102H', price: '4 at $142.00', amount: '$568.00' },
    ]);
    expect(sheet.total).toBe('$568.00');
    expect(sheet.payments).toEqual([['Visa 4242', '$568.00']]);
    expect(sheet.net).toBeNull();
  });

  it('bears the number of the buyer’s own purchase order, if there is one', () => {
    const { facts } = receiptSheet(anOrderRecord({ po_number: 'PO-7731/B' }), null, []);
    expect(facts).toContainEqual(['PO number', 'PO-7731/B']);
    expect(receiptSheet(anOrderRecord(), null, []).facts.map(([label]) => label)).not.toContain('PO number');
  });

  it('bears the lender’s number of an order on net terms', () => {
    const { payment } = anOrderRecord();
    if (payment === null) throw new Error('the order is paid');
    const order = anOrderRecord({ loan_id: 'RSL-0A1B2C3D4E', payment: { ...payment, method: 'resolve' } });
    expect(receiptSheet(order, null, []).facts).toContainEqual(['Resolve loan ID', 'RSL-0A1B2C3D4E']);
  });

  it('takes off each refund by its tender, and shows what is left', () => {
    const settledAt = new Date('2026-03-04T15:00:00Z');
    const { refunds, net } = receiptSheet(anOrderRecord(), 'Broad Street Tire', [
      { tender: 'money', amountInCents: cents(10_000), settledAt, handlingInCents: ZERO_CENTS },
    ]);
    expect(refunds).toEqual([['March 4, 2026, to Visa 4242', '−$100.00']]);
    expect(net).toBe('$468.00');
  });

  it('names the handling that is part of what is left', () => {
    const settledAt = new Date('2026-03-04T15:00:00Z');
    const refund = { tender: 'money', amountInCents: cents(48_800), settledAt } as const;
    const sheetOf = (handlingInCents: Cents) =>
      receiptSheet(anOrderRecord(), null, [{ ...refund, handlingInCents }]);
    expect(sheetOf(cents(8_000))).toMatchObject({ net: '$80.00', handling: '$80.00' });
    expect(sheetOf(ZERO_CENTS).handling).toBeNull();
  });

  it('is a PDF, of several pages if it has many tires', async () => {
    const order = anOrderRecord();
    const [line] = order.lines;
    if (line === undefined) throw new Error('no line');
    const sheet = receiptSheet(order, null, []);
    const many = {
      ...sheet,
      lines: Array.from({ length: 60 }, () => sheet.lines[0]).flatMap((one) => one ?? []),
    };
    const [short, long] = [await sheetPdf([sheet], 'Receipt'), await sheetPdf([many], 'Receipt')];
    const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(short.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(pagesOf(short)).toBe(1);
    expect(pagesOf(long)).toBeGreaterThan(1);
  });

  it.each([
    ['Renée Müller', 'Renée Müller'],
    ['Łukasz Żak', '?ukasz Zak'],
    ['−$25.00', '-$25.00'],
    ['South Street “Auto” – A’s', 'South Street “Auto” – A’s'],
    ['東京 😀', '?? ?'],
  ])('prints %s as %s', (text, printed) => {
    expect(printable(text)).toBe(printed);
  });
});
