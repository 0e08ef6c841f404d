import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { starFillPx } from './star-fill.js';
import { Stars } from './Stars.js';

describe('Stars', () => {
  it('says the rating and shows it with the count', () => {
    const { container } = render(<Stars rating={4.7} count={1284} countWord="reviews" />);
    expect(screen.getByRole('img', { name: '4.7 of 5 stars' })).toBeTruthy();
    expect(container.textContent).toBe('4.7(1,284 reviews)');
  });

  it('says so before the first rating', () => {
    const { container } = render(<Stars rating={null} count={0} />);
    expect(container.textContent).toBe('No reviews yet');
  });
});

describe('starFillPx', () => {
  it.each([
    [0, 0],
    [0.5, 7],
    [1, 16],
    [4.5, 71],
    [5, 80],
    [9, 80],
  ])('inks %p stars over %p px', (rating, px) => {
    expect(starFillPx(rating)).toBe(px);
  });

  it('never inks less for a better rating', () => {
    const rating = fc.double({ min: 0, max: 5, noNaN: true });
    fc.assert(fc.property(rating, rating, (a, b) => a > b || starFillPx(a) <= starFillPx(b)));
  });
});
