import { render, screen } from '@testing-library/react';
import { Stepper } from './Stepper.js';

const steps = [
  { id: 'shipping', label: 'Shipping', href: '/checkout/shipping' },
  { id: 'payment', label: 'Payment', href: '/checkout/payment', detail: 'Step 2 of 3' },
  { id: 'review', label: 'Last stop', href: '/checkout/review' },
];

describe('Stepper', () => {
  it('marks the current step', () => {
    render(<Stepper steps={steps} currentId="payment" label="Checkout" />);
    expect(screen.getByRole('navigation', { name: 'Checkout' })).toBeTruthy();
    const current = screen
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    expect(current.map((item) => item.textContent)).toEqual(['PaymentStep 2 of 3']);
  });

  it('links back, never forward', () => {
    render(<Stepper steps={steps} currentId="payment" />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Shipping']);
  });
});
