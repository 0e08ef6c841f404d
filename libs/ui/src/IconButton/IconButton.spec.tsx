import { render, screen } from '@testing-library/react';
import { IconButton } from './IconButton.js';

describe('IconButton', () => {
  it('is named by its label, not by its badge', () => {
    render(<IconButton label="Cart, 4 tires" badge={4} icon={<svg />} />);
    expect(screen.getByRole('button', { name: 'Cart, 4 tires' }).textContent).toBe('4');
  });

  it('shows no badge for zero', () => {
    render(<IconButton href="/cart" label="Cart, empty" badge={0} icon={<svg />} />);
    expect(screen.getByRole('link', { name: 'Cart, empty' }).textContent).toBe('');
  });
});
