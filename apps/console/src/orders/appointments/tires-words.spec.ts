import { tiresWords } from './tires-words.js';

const words = (tires: Parameters<typeof tiresWords>[0]['tires']) =>
  tiresWords({ firstDate: '2026-12-02', tires, days: [{ date: '2026-12-28', waits: [], dropOffs: [] }] });

describe('why times of an order begin when they do', () => {
  it('uses the order’s own warehouse, which checkout did not know', () => {
    expect(words({ basis: 'promised', on: '2026-12-01', promisedOn: '2026-12-01' })).toBe(
      'Times start on Wednesday, December 2, 2026. The warehouse promises these tires at the shop by Tuesday, December 1, 2026, so they can be mounted from the next open day. Checkout uses the slowest warehouse and may have started later. Closed Fri, Dec 25 (Christmas Day).',
    );
  });

  it('is that the tires are there', () => {
    expect(words({ basis: 'delivered', on: '2026-11-30', promisedOn: '2026-12-01' })).toContain(
      'The tires arrived on Monday, November 30, 2026.',
    );
  });

  it('is that they are late', () => {
    expect(words({ basis: 'late', on: '2026-12-01', promisedOn: '2026-11-25' })).toContain(
      'promised by Wednesday, November 25, 2026. They arrive by Tuesday, December 1, 2026 at the earliest',
    );
  });

  it('is the end of a hold', () => {
    expect(words({ basis: 'held', on: '2026-12-01', promisedOn: '2026-11-25' })).toContain(
      'The order is on hold. Released today, its tires arrive by Tuesday, December 1, 2026',
    );
  });

  it('is a day that the buyer was asked about', () => {
    expect(words({ basis: 'asked', on: '2026-12-01', promisedOn: '2026-11-25' })).toContain(
      'The buyer was asked to wait: the tires arrive by Tuesday, December 1, 2026',
    );
  });

  it('is based on ordering now without a promise', () => {
    expect(words({ basis: 'unknown', on: null, promisedOn: null })).toContain('based on ordering them now');
  });
});
