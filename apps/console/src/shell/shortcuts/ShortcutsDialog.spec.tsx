import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { Keys } from './Keys.js';
import { ShortcutsDialog } from './ShortcutsDialog.js';
import { useShortcuts } from './shortcuts-context.js';

// Typing letter by letter takes its time where many programs share the machine.

const next = jest.fn();

const Page = () => {
  useShortcuts([
    { keys: 'j', label: 'Next row', group: 'Lists', run: next },
    { keys: 'f', label: 'Filter', group: 'Lists', run: () => undefined },
    { keys: 'g o', label: 'Orders', group: 'Go to', run: () => undefined },
  ]);
  return (
    <p data-testid="hint">
      <Keys keys="j" />
    </p>
  );
};

const setUp = async () => {
  next.mockReset();
  renderConsole(
    <>
      <Page />
      <ShortcutsDialog isOpen onClose={() => undefined} />
    </>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'All shortcuts' }));
  const change = (label: string) => dialog.getByRole('button', { name: new RegExp(`^${label}, `) });
  return { dialog, change, hint: () => screen.getByTestId('hint').textContent, user: userEvent.setup() };
};

describe('the list of shortcuts', () => {
  beforeEach(() => localStorage.clear());

  it('names every shortcut of the page with its key, in words for screen readers', async () => {
    const { dialog } = await setUp();
    expect(dialog.getByRole('button', { name: 'Next row, J: change the key' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Orders, G then O: change the key' })).toBeTruthy();
  });

  it('gives a shortcut the key that is pressed next, shows it everywhere, and resets it', async () => {
    const { dialog, change, hint, user } = await setUp();
    await user.click(change('Next row'));
    expect(dialog.getByRole('button', { name: 'Next row: press a key' })).toBeTruthy();
    await user.keyboard('n');
    expect(dialog.getByRole('button', { name: 'Next row, N: change the key' })).toBeTruthy();
    expect(hint()).toBe('N');
    await user.click(dialog.getByRole('button', { name: 'Next row: reset to J' }));
    expect(hint()).toBe('J');
  });

  it('refuses a key that runs or begins another shortcut, and says which', async () => {
    const { change, hint, user, dialog } = await setUp();
    await user.click(change('Next row'));
    await user.keyboard('f');
    expect(await dialog.findByText('F is already used for “Filter”.')).toBeTruthy();
    await user.click(change('Next row'));
    await user.keyboard('g');
    expect(await dialog.findByText('G is already used for “Orders”.')).toBeTruthy();
    expect(hint()).toBe('J');
  });

  it('leaves Enter, Space and Tab alone', async () => {
    const { change, hint, user } = await setUp();
    for (const key of ['{Enter}', ' ', '{Tab}', '{Escape}']) {
      await user.click(change('Next row'));
      await user.keyboard(key);
      expect(hint()).toBe('J');
    }
    expect(screen.getByRole('dialog', { name: 'All shortcuts' })).toBeTruthy();
  });

  it('turns single keys off, and then no longer promises them beside buttons', async () => {
    const { dialog, hint, user } = await setUp();
    await user.click(dialog.getByRole('switch', { name: 'Single-key shortcuts' }));
    await waitFor(() => expect(hint()).toBe(''));
    expect(dialog.getByRole('button', { name: 'Next row, J: change the key' }).textContent).toBe('J');
  });
});
