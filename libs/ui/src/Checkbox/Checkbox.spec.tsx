import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox.js';

describe('Checkbox', () => {
  it('is checked by its label and belongs to its form', async () => {
    render(
      <form data-testid="form">
        <Checkbox name="snow" value="yes" label="Severe snow rated" count={8} />
      </form>,
    );
    await userEvent.click(screen.getByText('Severe snow rated'));
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
    expect(new FormData(screen.getByTestId('form')).get('snow')).toBe('yes');
  });

  it('cannot be checked while it is disabled', async () => {
    render(<Checkbox label="Compare" detail="The max number of tires is five." disabled />);
    await userEvent.click(screen.getByText('Compare'));
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  });
});
