import { saleTimeWords } from './sale-pages';

const SALE = {
  sale: 'blackFriday' as const,
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
});
