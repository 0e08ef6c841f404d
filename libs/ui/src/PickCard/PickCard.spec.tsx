import { render, screen } from '@testing-library/react';
import { PickCard } from './PickCard.js';

describe('PickCard', () => {
  it('gives one reason and is one link', () => {
    render(
      <PickCard
        href="/tires/calder-allroad"
        why="Best overall"
        image={null}
        brand="Calder"
        name="Allroad"
        price={<p>$754.60</p>}
        score={9.3}
        rating={4.8}
      />,
    );
    expect(screen.getByText('Best overall')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Calder Allroad' }).getAttribute('href')).toBe(
      '/tires/calder-allroad',
    );
    expect(screen.getByRole('img', { name: '4.8 of 5 stars' })).toBeTruthy();
  });
});
