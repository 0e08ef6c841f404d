import { CONSOLE_RECENTS_ITEM, nameFor, permissionsOf } from '@simpletread/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-admin';

import { renderConsole } from '../../../test/render-console.js';
import { Palette } from './Palette.js';

// Typing letter by letter takes its time where many programs share the machine.

const ORDER = '0198c0de-0000-7000-8000-000000000001';
const SHOP = '0198c0de-0000-7000-8000-000000000002';
const found = { kind: 'order', id: ORDER, title: '4K7QZ-9M2XA Priya Nair', detail: '19147, $755.48' };
const shop = { kind: 'shop', id: SHOP, title: 'South Street Auto', detail: 'Philadelphia' };

const Place = () => <p data-testid="place">{useLocation().pathname}</p>;

const setUp = (role: 'support-agent' | 'content-editor' = 'support-agent') => {
  const find = jest.fn().mockResolvedValue([found, shop]);
  const recents = jest.fn().mockResolvedValue([shop]);
  const onClose = jest.fn();
  renderConsole(
    <>
      <Palette onClose={onClose} />
      <Place />
    </>,
    { dataProvider: { find, recents }, permissions: permissionsOf(role) },
  );
  const place = () => screen.getByTestId('place').textContent;
  return { find, recents, onClose, place, user: userEvent.setup() };
};

describe('the palette', () => {
  afterEach(() => localStorage.clear());

  it('finds records as text is typed, by kind, and opens one with Enter', async () => {
    const { find, onClose, place, user } = setUp();
    await screen.findByRole('option', { name: /Orders/ });
    await user.type(screen.getByRole('combobox'), '19147');
    expect(await screen.findByRole('option', { name: /4K7QZ-9M2XA Priya Nair/ })).toBeTruthy();
    expect(within(screen.getByRole('group', { name: 'Shops' })).getByText('South Street Auto')).toBeTruthy();
    expect(find).toHaveBeenLastCalledWith('19147');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onClose).toHaveBeenCalled();
    await waitFor(() => expect(place()).toBe(`/shops/${SHOP}/show`));
  });

  it('opens what the whole text finds when Enter comes before the answer', async () => {
    const { find, place, user } = setUp();
    let answer: (rows: unknown) => void = () => {};
    find.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await screen.findByRole('option', { name: /Orders/ });
    await user.type(screen.getByRole('combobox'), 'or{Enter}');
    await waitFor(() => expect(find).toHaveBeenCalledWith('or'));
    expect(place()).toBe('/');
    answer([shop]);
    await waitFor(() => expect(place()).toBe(`/shops/${SHOP}/show`));
  });

  it('shows the last opened records before anything is typed', async () => {
    localStorage.setItem(nameFor(CONSOLE_RECENTS_ITEM, 's1'), `shop:${SHOP} order:${ORDER} shop:nonsense`);
    const { recents } = setUp();
    const [first] = await screen.findAllByRole('group');
    await waitFor(() => expect(screen.getAllByRole('group')[0]?.getAttribute('aria-label')).toBe('Recent'));
    expect(first).toBeDefined();
    expect(recents).toHaveBeenCalledWith([
      { kind: 'shop', id: SHOP },
      { kind: 'order', id: ORDER },
    ]);
  });

  it('goes to a page with the arrow keys', async () => {
    const { place, user } = setUp();
    const products = await screen.findByRole('option', { name: /Products/ });
    const above = screen.getAllByRole('option').indexOf(products);
    expect(above).toBeGreaterThan(0);
    await user.keyboard('{ArrowDown}'.repeat(above));
    expect(screen.getByRole('option', { selected: true }).textContent).toMatch(/^Products/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/products'));
  });

  it('offers no pages that the role does not open, and says when nothing is found', async () => {
    const { find, user } = setUp('content-editor');
    find.mockResolvedValue([]);
    await screen.findByRole('option', { name: /Products/ });
    expect(screen.queryByRole('option', { name: /Orders/ })).toBeNull();
    await user.type(screen.getByRole('combobox'), '19147');
    expect(await screen.findByText('No matching results')).toBeTruthy();
  });

  it('says when the search fails', async () => {
    const { find, user } = setUp();
    find.mockRejectedValue(new Error('away'));
    await user.type(screen.getByRole('combobox'), '19147');
    expect(await screen.findByText(/Search isn’t responding/)).toBeTruthy();
  });
});
