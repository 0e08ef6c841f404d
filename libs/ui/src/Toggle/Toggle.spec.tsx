import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toggle } from './Toggle.js';

describe('Toggle', () => {
  it('is a switch that the keyboard turns on', async () => {
    render(<Toggle label="Add road hazard coverage" isLabelHidden />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('switch', { name: 'Add road hazard coverage', checked: true })).toBeTruthy();
  });
});
