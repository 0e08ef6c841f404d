import type { PriceListRow } from '@simpletread/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { ImportDialog } from './ImportDialog.js';

const LIST = { id: 'list', name: 'Fleet', version: 4 } as PriceListRow;
const COUNTS = { added: 1, changed: 0, removed: 0, unchanged: 0, refused: 0 };

describe('the import of prices', () => {
  it('tries the table, then applies it under one key however often the answer is lost', async () => {
    const importPriceEntries = jest
      .fn()
      .mockResolvedValueOnce({ isApplied: false, counts: COUNTS, rows: [] })
      .mockRejectedValueOnce(new Error('The server could not be reached.'))
      .mockResolvedValueOnce({ isApplied: true, counts: COUNTS, rows: [] });
    const onDone = jest.fn();
    renderConsole(<ImportDialog priceList={LIST} onDone={onDone} onClose={() => undefined} />, {
      dataProvider: { importPriceEntries },
    });
    await userEvent.upload(
      await screen.findByLabelText(/CSV file/),
      new File(['a,b'], 'prices.csv', { type: 'text/csv' }),
    );
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    await press('Preview changes');
    await press('Import');
    expect(await screen.findByText('The server could not be reached.')).toBeTruthy();
    await press('Import');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    const calls = importPriceEntries.mock.calls.map(([, body, key]) => [body.isDryRun, key]);
    expect(calls.map(([isDryRun]) => isDryRun)).toEqual(['true', 'false', 'false']);
    expect(calls[1]?.[1]).toBe(calls[2]?.[1]);
    expect(calls[0]?.[1]).not.toBe(calls[1]?.[1]);
  });

  it('refuses a missing file, a picture and an empty file at the field, and sends nothing', async () => {
    const importPriceEntries = jest.fn();
    renderConsole(<ImportDialog priceList={LIST} onDone={jest.fn()} onClose={jest.fn()} />, {
      dataProvider: { importPriceEntries },
    });
    const user = userEvent.setup({ applyAccept: false });
    const field = await screen.findByLabelText<HTMLInputElement>(/CSV file/);
    for (const file of [
      null,
      new File(['a'], 'tire.png', { type: 'image/png' }),
      new File([], 'prices.csv', { type: 'text/csv' }),
    ]) {
      if (file !== null) await user.upload(field, file);
      await user.click(screen.getByRole('button', { name: 'Preview changes' }));
      expect(await screen.findByText('Please choose a CSV file.')).toBeTruthy();
      expect(field.getAttribute('aria-invalid')).toBe('true');
    }
    expect(importPriceEntries).not.toHaveBeenCalled();
  });

  it('asks before a chosen file is lost, also after its preview', async () => {
    const importPriceEntries = jest.fn().mockResolvedValue({ isApplied: false, counts: COUNTS, rows: [] });
    const onClose = jest.fn();
    renderConsole(<ImportDialog priceList={LIST} onDone={jest.fn()} onClose={onClose} />, {
      dataProvider: { importPriceEntries },
    });
    const file = new File(['a,b'], 'prices.csv', { type: 'text/csv' });
    await userEvent.upload(await screen.findByLabelText(/CSV file/), file);
    await userEvent.click(screen.getByRole('button', { name: 'Preview changes' }));
    await screen.findByRole('button', { name: 'Import' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
