import { cents } from '@simpletread/domain';
import { render, screen } from '@testing-library/react';
import { describeShares, PriceBar } from './PriceBar.js';

const shares = { tires: cents(56800), installation: cents(6300), fees: cents(5448) };

describe('PriceBar', () => {
  it('describes its picture in words', () => {
    render(<PriceBar shares={shares} />);
    const bar = screen.getByRole('img', {
      name: 'Tires $568.00, installation $63.00, fees and tax $54.48',
    });
    expect([...bar.children].map((part) => (part as HTMLElement).style.flexGrow)).toEqual([
      '56800',
      '6300',
      '5448',
    ]);
  });

  it('leaves out a part at zero', () => {
    expect(describeShares({ ...shares, installation: cents(0) })).toBe('Tires $568.00, fees and tax $54.48');
  });

  it('is hidden from screen readers if rows next to it say the same', () => {
    render(<PriceBar shares={shares} isDescribed={false} />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
