import { render, screen } from '@testing-library/react';
import { Checkbox } from '../Checkbox/Checkbox.js';
import { TileImage } from '../TileImage/TileImage.js';
import { ResultCard, type ResultCardProps } from './ResultCard.js';

const aCard = (props: Partial<ResultCardProps> = {}) => (
  <ResultCard
    href="/tires/kestrel-tour-4s"
    image={<TileImage src="/tour.webp" alt="" />}
    brand="Kestrel"
    name="Tour 4S"
    facts={['All-season touring', '102H']}
    score={9.1}
    rating={4.7}
    reviewCount={1284}
    price={<p>$685.48</p>}
    {...props}
  />
);

describe('ResultCard', () => {
  it('is one link, named by brand and tire under a heading', () => {
    render(aCard());
    const link = screen.getByRole('link', { name: 'Kestrel Tour 4S' });
    expect(link.getAttribute('href')).toBe('/tires/kestrel-tour-4s');
    expect(screen.getByRole('heading', { level: 3 }).contains(link)).toBe(true);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('keeps the compare check outside the link', () => {
    render(aCard({ compare: <Checkbox label="Compare" /> }));
    const check = screen.getByRole('checkbox', { name: 'Compare' });
    expect(screen.getByRole('link').contains(check)).toBe(false);
  });

  it('replaces the total if it is out of stock', () => {
    render(aCard({ isOutOfStock: true }));
    expect(screen.getByText('Currently out of stock')).toBeTruthy();
    expect(screen.queryByText('$685.48')).toBeNull();
  });
});
