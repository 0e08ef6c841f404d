import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segmented } from './Segmented.js';

describe('Segmented', () => {
  it('chooses one view', async () => {
    const onValueChange = jest.fn();
    render(
      <Segmented
        legend="Price shown"
        value="total"
        onValueChange={onValueChange}
        options={[
          { value: 'total', label: 'Out the door' },
          { value: 'tire', label: 'Per tire' },
        ]}
      />,
    );
    expect(screen.getByRole('radio', { name: 'Out the door', checked: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Per tire' }));
    expect(onValueChange).toHaveBeenCalledWith('tire');
  });
});
