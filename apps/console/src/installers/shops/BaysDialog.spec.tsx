import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { BaysDialog } from './BaysDialog.js';

// Typing letter by letter takes its time where many programs share the machine.

const SHOP = { id: 'shop-1', company: 'Penn Tire', bays: 3, version: 7 };

const setUp = () => {
  const data = { changeShopBays: jest.fn().mockResolvedValue({ ...SHOP, bays: 2, version: 8 }) };
  const onClose = jest.fn();
  renderConsole(<BaysDialog shop={SHOP} onClose={onClose} />, { dataProvider: data });
  const user = userEvent.setup();
  const save = async (bays: string) => {
    const field = screen.getByLabelText('Cars per time slot');
    await user.clear(field);
    await user.type(field, bays);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  return { data, onClose, user, save };
};

describe('the dialog for how many cars a shop takes per time slot', () => {
  it('begins with how many it takes, and saves another number with its reason', async () => {
    const { data, onClose, user, save } = setUp();
    expect(screen.getByLabelText('Cars per time slot')).toHaveProperty('value', '3');
    await user.type(screen.getByLabelText('Reason'), 'A lift broke');
    await save('2');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(data.changeShopBays).toHaveBeenCalledWith(
      'shop-1',
      { version: 7, bays: 2, reason: 'A lift broke' },
      expect.any(String),
    );
  });

  it.each(['0', '13', 'x'])('saves no shop that takes %s', async (bays) => {
    const { data, user, save } = setUp();
    await user.type(screen.getByLabelText('Reason'), 'A lift broke');
    await save(bays);
    expect(await screen.findByText('A shop takes 1 to 12 cars per time slot.')).toBeTruthy();
    expect(data.changeShopBays).not.toHaveBeenCalled();
  });
});
