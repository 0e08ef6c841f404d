import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { FindKeyDialog } from './FindKeyDialog.js';

const FOUND = [{ value: 'l1', label: 'Kestrel Tour 4S' }];

describe('the search for rows of a price list', () => {
  it('asks before chosen lines are lost', async () => {
    const onClose = jest.fn();
    renderConsole(<FindKeyDialog onTake={jest.fn()} onClose={onClose} />, {
      dataProvider: { findLines: () => Promise.resolve(FOUND), linesNamed: () => Promise.resolve(FOUND) },
    });
    await userEvent.type(await screen.findByLabelText('Brand and line'), 'kes');
    await userEvent.click(await screen.findByRole('option', { name: /Kestrel/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});
