import { ContractError, type OrderPreview } from '@simpletread/contract';
import { permissionsOf } from '@simpletread/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { BulkActions } from './BulkActions.js';

const A = '01a1f7e3-49a0-7d3c-8d76-c85df6dd7471';
const B = '01a1f7e3-49a0-7d3c-8d76-c85df6dd7472';

const aPreview = (given: Partial<OrderPreview>): OrderPreview => ({
  orderId: A,
  orderNumber: '4K7QZ-9M2XA',
  refusal: null,
  ownerId: null,
  steps: [{ kind: 'hold', effect: 'On hold: Address' }],
  message: null,
  ...given,
});

const open = (orderIds: readonly string[] = [A, B], role: 'support-agent' | 'analyst' = 'support-agent') => {
  const data = {
    previewOrderSteps: jest.fn().mockResolvedValue([
      aPreview({}),
      aPreview({
        orderId: B,
        orderNumber: '7KQ2M-XW4TP',
        refusal: 'This order is already on hold.',
        steps: [],
      }),
    ]),
    runOrderSteps: jest.fn().mockResolvedValue({
      steps: [{ kind: 'hold', effect: 'On hold: Address' }],
      message: null,
      ownerId: null,
      undo: [{ kind: 'release' }],
    }),
    macros: jest.fn().mockResolvedValue([
      {
        id: B,
        name: 'Check the address',
        steps: [{ kind: 'hold', reason: 'Address' }],
        version: 1,
        updatedAt: '2026-11-20T15:17:19.000Z',
      },
    ]),
    savedReplies: jest.fn().mockResolvedValue([]),
  };
  renderConsole(<BulkActions orderIds={orderIds} />, {
    dataProvider: data,
    permissions: permissionsOf(role),
  });
  return { data, user: userEvent.setup() };
};

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Orders of this run' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('bulk actions on orders', () => {
  it('show what a hold would change, change that alone, and take it back', async () => {
    const { data, user } = open();
    await user.click(await screen.findByRole('button', { name: /^Hold/ }));
    await user.type(await screen.findByLabelText(/Why is it on hold/), 'Address');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await rows()).toEqual([
      ['4K7QZ-9M2XA', 'Will change', 'On hold: Address'],
      ['7KQ2M-XW4TP', 'Refused', 'This order is already on hold.'],
    ]);
    expect(data.runOrderSteps).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Run for 1 order' }));
    await user.click(await screen.findByRole('button', { name: 'Undo for 1 order' }));
    await waitFor(async () => expect((await rows())[0]?.[1]).toBe('Undone'));
    expect(
      data.runOrderSteps.mock.calls.map(([id, body]) => [id, (body as { steps: unknown }).steps]),
    ).toEqual([
      [A, [{ kind: 'hold', reason: 'Address' }]],
      [A, [{ kind: 'release' }]],
    ]);
  });

  it('ask for what is missing before anything is previewed', async () => {
    const { data, user } = open();
    await user.click(await screen.findByRole('button', { name: /^Hold/ }));
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    expect((await screen.findByLabelText(/Why is it on hold/)).getAttribute('aria-invalid')).toBe('true');
    expect(data.previewOrderSteps).not.toHaveBeenCalled();
  });

  it('show why an order was refused in the run', async () => {
    const { data, user } = open([A]);
    data.runOrderSteps.mockRejectedValue(new Error('Marcus Oyelaran has just taken this.'));
    await user.click(await screen.findByRole('button', { name: /^Release/ }));
    await user.click(await screen.findByRole('button', { name: 'Run for 1 order' }));
    await waitFor(async () =>
      expect((await rows())[0]).toEqual(['4K7QZ-9M2XA', 'Refused', 'Marcus Oyelaran has just taken this.']),
    );
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('asks again under the same key for an order whose answer was lost', async () => {
    const { data, user } = open([A]);
    data.runOrderSteps.mockRejectedValueOnce(
      new ContractError({ kind: 'NetworkError', message: 'The server didn’t answer.' }),
    );
    await user.click(await screen.findByRole('button', { name: /^Release/ }));
    await user.click(await screen.findByRole('button', { name: 'Run for 1 order' }));
    await waitFor(async () => expect((await rows())[0]?.[1]).toBe('No answer'));
    await user.click(screen.getByRole('button', { name: 'Run again for 1 order' }));
    await waitFor(async () => expect((await rows())[0]?.[1]).toBe('Done'));
    const [first, second] = data.runOrderSteps.mock.calls as [unknown[], unknown[]];
    expect(second).toEqual(first);
  });

  it('run a macro with A, after its preview', async () => {
    const { data, user } = open();
    await screen.findByRole('button', { name: /^Macro/ });
    await user.keyboard('a');
    await user.click(await screen.findByRole('button', { name: /^Check the address/ }));
    await rows();
    expect(data.previewOrderSteps).toHaveBeenCalledWith({
      orderIds: [A, B],
      steps: [{ kind: 'hold', reason: 'Address' }],
    });
  });

  it('stop at 100 orders, and are hidden from roles that can’t take them', async () => {
    open(Array.from({ length: 101 }, (_, place) => String(place)));
    expect(await screen.findByText('Select up to 100 orders to change them.')).toBeTruthy();
    open([A], 'analyst');
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('button', { name: /^(Assign|Hold|Release|Message|Macro)/ })).toBeNull();
  });
});
