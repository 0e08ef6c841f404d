import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { RadioCards } from './RadioCards.js';

const Payment = () => {
  const [value, setValue] = useState<'card' | 'later' | 'paypal' | null>(null);
  return (
    <RadioCards
      legend="How would you like to pay?"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'card', label: 'Card', content: <p>Card fields</p> },
        { value: 'later', label: 'Pay over time', aside: '4 payments' },
        { value: 'paypal', label: 'PayPal', isDisabled: true, detail: 'Opens with an order over $30' },
      ]}
    />
  );
};

describe('RadioCards', () => {
  it('selects one and shows its content', async () => {
    render(<Payment />);
    expect(screen.getByRole('group', { name: 'How would you like to pay?' })).toBeTruthy();
    expect(screen.queryByText('Card fields')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^Card/ }));
    expect(screen.getByText('Card fields')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /^Pay over time/ }));
    expect(screen.queryByText('Card fields')).toBeNull();
  });

  it('takes over choices made before the script loaded', () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<Payment />);
    (page.querySelector('[value="card"]') as HTMLInputElement).checked = true;
    render(<Payment />, { container: page, hydrate: true });
    expect(screen.getByText('Card fields')).toBeTruthy();
  });

  it('says why a choice is disabled', async () => {
    render(<Payment />);
    const closed = screen.getByRole('radio', { name: /PayPal.*Opens with an order over \$30/ });
    await userEvent.click(closed);
    expect(closed).toHaveProperty('checked', false);
  });
});
