import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ListContextProvider } from 'react-admin';

import { renderConsole } from '../../../test/render-console.js';
import { SearchBox } from './SearchBox.js';

const List = ({ q, setFilters }: { readonly q?: string; readonly setFilters: jest.Mock }) => (
  <ListContextProvider value={{ filterValues: q === undefined ? {} : { q }, setFilters } as never}>
    <SearchBox hint="Number or name" />
  </ListContextProvider>
);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number or name' });

describe('the search of a list', () => {
  it('keeps what is typed while the list still answers the text before', async () => {
    const setFilters = jest.fn();
    renderConsole(<List setFilters={setFilters} />, { permissions: [] });
    await userEvent.type(field(), 'ab');
    await waitFor(() => expect(setFilters).toHaveBeenLastCalledWith({ q: 'ab' }));
    await userEvent.type(field(), 'c');
    expect(field().value).toBe('abc');
    await waitFor(() => expect(setFilters).toHaveBeenLastCalledWith({ q: 'abc' }));
  });

  it('starts with what the list was asked, and is cleared at once', async () => {
    const setFilters = jest.fn();
    renderConsole(<List q="Dana" setFilters={setFilters} />, { permissions: [] });
    expect(field().value).toBe('Dana');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(field().value).toBe('');
    expect(setFilters).toHaveBeenCalledWith({});
  });
});
