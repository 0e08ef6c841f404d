import type { EntriesSaved, PriceListRow } from '@simpletread/contract';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import type { EntriesInput } from './price-list-calls.js';
import { type GridRow, NEW_ROW } from './grid-row.js';
import { PriceEntries } from './PriceEntries.js';

const LIST: PriceListRow = {
  id: 'list',
  name: 'Fleet',
  audience: 'fleet',
  state: 'active',
  phase: 'running',
  startsAt: null,
  endsAt: null,
  entryCount: 1,
  campaignId: null,
  version: 1,
  updatedAt: '2026-11-20T12:00:00.000Z',
};
const row = (value: string): GridRow => ({ ...NEW_ROW, key: 'one', id: 'one', label: null, value });

/** The server's table, which answers a save when the test says so. */
const openTable = async () => {
  let version = 1;
  let value = '10';
  let answer: () => void = () => undefined;
  const savePriceEntries = jest.fn(
    (_: string, input: EntriesInput) =>
      new Promise<Pick<EntriesSaved, 'isApplied' | 'rows' | 'priceList'>>((resolve) => {
        answer = () => {
          version = input.version + 1;
          value = '12';
          const rows = [{ row: 0, outcome: 'changed', problem: null }] as const;
          resolve({ isApplied: true, rows: [...rows], priceList: { ...LIST, version } });
        };
      }),
  );
  const Page = () => {
    const { data } = useQuery({
      queryKey: ['price-entries'],
      queryFn: () => Promise.resolve({ rows: [row(value)], version }),
    });
    return data === undefined ? null : (
      <PriceEntries
        priceList={{ ...LIST, version: data.version }}
        rows={data.rows}
        onDirty={() => undefined}
      />
    );
  };
  const none = () => Promise.resolve([]);
  renderConsole(<Page />, {
    permissions: ['pricing.change'],
    dataProvider: { savePriceEntries, brandOptions: none, categoryOptions: none, sizeOptions: none },
  });
  const cell = await screen.findByLabelText<HTMLInputElement>('Value');
  await waitFor(() => expect(cell.disabled).toBe(false));
  return { savePriceEntries, answerNow: () => act(async () => answer()) };
};

const write = (value: string): void => {
  const cell = screen.getByLabelText('Value');
  fireEvent.change(cell, { target: { value } });
  fireEvent.blur(cell);
};
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save prices' });

describe('the grid of a price list', () => {
  it('keeps text typed during a save of prices, and sends it to the resulting list', async () => {
    const { savePriceEntries, answerNow } = await openTable();
    write('12');
    await userEvent.click(save());
    write('13');
    expect(save().disabled).toBe(true);
    await answerNow();
    await waitFor(() => expect(save().disabled).toBe(false));
    expect(screen.getByLabelText<HTMLInputElement>('Value').value).toBe('13');
    await userEvent.click(save());
    expect(savePriceEntries).toHaveBeenCalledTimes(2);
    expect(savePriceEntries.mock.calls[1]?.[1]).toMatchObject({
      version: 2,
      entries: [{ rule: { kind: 'percentOff', ratePpm: 130_000 } }],
    });
  });
});
