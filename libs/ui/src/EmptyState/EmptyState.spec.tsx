import { render, screen } from '@testing-library/react';
import { EmptyState } from './EmptyState.js';

describe('EmptyState', () => {
  it('names what is empty and the next step', () => {
    render(
      <EmptyState title="Your cart is empty" actions={<a href="/">Find tires</a>}>
        Start with your vehicle.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find tires' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is an alert if something failed', () => {
    render(<EmptyState tone="error" title="Sorry, something went wrong" />);
    expect(screen.getByRole('alert').textContent).toBe('Sorry, something went wrong');
  });
});
