import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityStepper } from './QuantityStepper.js';

describe('QuantityStepper', () => {
  it('goes up and down by one', async () => {
    const onValueChange = jest.fn();
    render(<QuantityStepper value={4} max={5} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(screen.getByRole('button', { name: 'One fewer' }));
    expect(onValueChange.mock.calls).toEqual([[5], [3]]);
  });

  it('stops at its limits and lets the app say why', async () => {
    const onValueChange = jest.fn();
    const onLimit = jest.fn();
    render(<QuantityStepper value={1} max={1} onValueChange={onValueChange} onLimit={onLimit} />);
    await userEvent.click(screen.getByRole('button', { name: 'One fewer' }));
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(onLimit).toHaveBeenCalledTimes(1);
  });

  it('announces the number with its unit', () => {
    const { rerender } = render(<QuantityStepper value={1} max={5} onValueChange={() => undefined} />);
    expect(screen.getByRole('status').textContent).toBe('1 tire');
    rerender(<QuantityStepper size="s" value={2} max={5} onValueChange={() => undefined} />);
    expect(screen.getByRole('status').textContent).toBe('2 tires');
  });
});
