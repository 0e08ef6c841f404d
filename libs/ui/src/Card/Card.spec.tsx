import { render, screen } from '@testing-library/react';
import { Card } from './Card.js';

describe('Card', () => {
  it('is the element its place requires', () => {
    render(
      <Card as="section" aria-label="Your order">
        Total
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Your order' }).textContent).toBe('Total');
  });
});
