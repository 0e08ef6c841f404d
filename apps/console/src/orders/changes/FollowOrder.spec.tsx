import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { anOrder } from '../../../test/builders.js';
import { renderConsole } from '../../../test/render-console.js';
import type { ChangedOrder } from './change-form.js';
import { ChangeOrderDialog } from './ChangeOrderDialog.js';
import { aLine, aPreview, CUSTOMER } from './testing/changed-order.js';

/** The dialog over an order that a colleague can change behind it. */
const Behind = ({ data }: { readonly data: { order: ChangedOrder; later: ChangedOrder } }) => {
  const [order, setOrder] = useState(data.order);
  return (
    <>
      <button type="button" onClick={() => setOrder(data.later)}>
        Colleague saves
      </button>
      <ChangeOrderDialog order={order} kind="contact" onClose={jest.fn()} />
    </>
  );
};

const openBehind = (theirs: Partial<typeof CUSTOMER>) => {
  const order = {
    ...anOrder(),
    version: 1,
    customer: CUSTOMER,
    lines: [aLine()],
    fulfilment: 'ship-to-shop' as const,
    pickupPoint: null,
  };
  const later = { ...order, version: 2, customer: { ...CUSTOMER, ...theirs } };
  const calls = { previewOrderChange: jest.fn().mockResolvedValue(aPreview({ orderVersion: 2 })) };
  renderConsole(<Behind data={{ order, later }} />, { dataProvider: calls });
  const user = userEvent.setup();
  const save = () => user.click(screen.getByRole('button', { name: 'Colleague saves', hidden: true }));
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };
  return { ...calls, user, save, type };
};

describe('the dialog that changes an order while a colleague changes it', () => {
  it('keeps what is edited here, and takes the other fields from the colleague', async () => {
    const { previewOrderChange, user, save, type } = openBehind({ phone: '2675550111' });
    await type('First name', 'Hazel');
    await save();
    expect(await screen.findByText(/someone else changed: phone\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(previewOrderChange).toHaveBeenCalled());
    expect(previewOrderChange.mock.calls[0]?.[1]).toMatchObject({ firstName: 'Hazel', phone: '2675550111' });
    expect(await screen.findByRole('button', { name: 'Change contact' })).toBeTruthy();
  });

  it('asks about a field that both changed, and previews nothing before', async () => {
    const { previewOrderChange, user, save, type } = openBehind({ firstName: 'Heather' });
    await type('First name', 'Hazel');
    await save();
    expect((await screen.findByText('Theirs')).parentElement?.textContent).toContain('Heather');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(previewOrderChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Use theirs for first name' }));
    await waitFor(() => expect(screen.queryByText('Theirs')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(previewOrderChange).toHaveBeenCalled());
    expect(previewOrderChange.mock.calls[0]?.[1]).toMatchObject({ firstName: 'Heather' });
  });

  it('shows no preview of a newer order than its form was filled from', async () => {
    const { user, type } = openBehind({ phone: '2675550111' });
    await type('First name', 'Hazel');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText(/was changed while you edited it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change contact' })).toBeNull();
  });
});
