import { salePageOf, saleTimeWords } from './sale-pages';

const SALE = {
  startsAt: '2026-11-27T05:00:00.000Z',
  endsAt: '2026-11-29T05:00:00.000Z',
};

describe('the page of a yearly sale', () => {
  it('gives the sale’s dates, in season and out of it', () => {
    expect(saleTimeWords({ ...SALE, isOn: true })).toBe('On now, until Sat, Nov 28, 11:59 pm ET');
    expect(saleTimeWords({ ...SALE, isOn: false })).toBe(
      'Begins Friday, November 27, 2026, at midnight Eastern time',
    );
  });

  it('is its own for two of them, and the page of all deals for the others', () => {
    expect([salePageOf('blackFriday'), salePageOf('cyberMonday'), salePageOf('taxTimeSale')]).toEqual([
      '/tire-deals/black-friday-sale',
      '/tire-deals/cyber-monday-sale',
      '/tire-deals',
    ]);
  });
});
