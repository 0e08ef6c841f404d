import { ContractError, type OrderChangePreview } from '@simpletread/contract';
import { cents, type OrderChangeKind } from '@simpletread/domain';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { anOrder } from '../../../test/builders.js';
import { renderConsole } from '../../../test/render-console.js';
import type { ChangedOrder } from './change-form.js';
import { ChangeOrderDialog } from './ChangeOrderDialog.js';

const TOKEN = 'a'.repeat(64);
const CUSTOMER = {
  email: 'priya@example.com',
  phone: '2155550149',
  phoneType: 'mobile' as const,
  firstName: 'Priya',
  lastName: 'Nair',
  address1: '1214 Wharton St',
  address2: null,
  city: 'Philadelphia',
  state: 'PA',
  zip: '19147',
  company: null,
  specialInstructions: null,
};
const aPreview = (given: Partial<OrderChangePreview> = {}): OrderChangePreview => ({
  previewToken: TOKEN,
  orderVersion: 1,
  fields: [{ label: 'ZIP code', before: '19147', after: '19148' }],
  amounts: [{ label: 'Total', beforeInCents: cents(60_608), afterInCents: cents(60_608) }],
  deliveryBefore: '2026-11-25',
  deliveryAfter: '2026-11-27',
  effects: ['The tires arrive by Fri, Nov 27 instead of Wed, Nov 25.'],
  refundInCents: cents(0),
  needsApproval: false,
  ...given,
});
const refusal = (code: 'order.changeCostsMore' | 'record.stale', message: string) =>
  new ContractError({ kind: 'OtherError', code, statusCode: 409, message });

const aLine = (given: Partial<ChangedOrder['lines'][number]> = {}): ChangedOrder['lines'][number] => ({
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Tour 4S',
  brandName: 'Kestrel',
  sizeCode: '225/65R17',
  serviceDescription: '102H',
  imageKey: 'all-season-1',
  itemNumber: 10_001,
  axle: 'all',
  quantity: 4,
  returnedQuantity: 0,
  removedQuantity: 0,
  isCovered: true,
  unitPriceInCents: cents(14_200),
  subtotalInCents: cents(56_800),
  fit: null,
  fitAcknowledgement: null,
  ...given,
});

const A_POINT = {
  code: 'FX00001',
  name: 'FedEx Office',
  address1: '2 Market St',
  city: 'Philadelphia',
  state: 'PA',
  zip: '19106',
  phone: '2155550122',
  distanceMiles: 1.24,
  hours: {},
  timeZone: 'America/New_York',
};

const setUp = (kind: OrderChangeKind = 'address', lines = [aLine()]) => {
  const data = {
    previewOrderChange: jest.fn().mockResolvedValue(aPreview()),
    changeOrder: jest.fn().mockResolvedValue({ pendingRemoval: null }),
    pickupPointsNear: jest.fn().mockResolvedValue({ pickupPoints: [A_POINT] }),
    giveSwapLink: jest.fn(),
  };
  const onClose = jest.fn();
  const order = {
    ...anOrder(),
    version: 1,
    customer: CUSTOMER,
    lines,
    fulfilment: 'ship-to-shop' as const,
    pickupPoint: null,
  };
  renderConsole(<ChangeOrderDialog order={order} kind={kind} onClose={onClose} />, { dataProvider: data });
  const user = userEvent.setup();
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const choose = async (label: string, option: string) =>
    user.selectOptions(await screen.findByLabelText(label), option);
  return { data, onClose, order, user, type, press, choose };
};

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

describe('the dialog that changes an order', () => {
  // Outside of production react-admin writes every refusal to the console as well.
  beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterAll(() => jest.restoreAllMocks());

  it('shows what the buyer would see before anything changes, and what stays the same', async () => {
    const { data, order, type, press } = setUp();
    await type('ZIP code', '19148');
    await press('Preview');
    expect(await screen.findByText('The tires arrive by Fri, Nov 27 instead of Wed, Nov 25.')).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Total $606.08 same' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'ZIP code 19147 19148' })).toBeTruthy();
    expect(data.previewOrderChange).toHaveBeenCalledWith(
      order.id,
      expect.objectContaining({ kind: 'address', zip: '19148', address1: '1214 Wharton St' }),
    );
    expect(data.changeOrder).not.toHaveBeenCalled();
  });

  it('asks for a reason, then applies exactly what was previewed', async () => {
    const { data, onClose, order, type, press } = setUp();
    await type('ZIP code', '19148');
    await press('Preview');
    await press('Change address');
    expect(await screen.findByText('Please enter a reason for the timeline.')).toBeTruthy();
    expect(data.changeOrder).not.toHaveBeenCalled();
    await type('Reason', 'Moved');
    await press('Change address');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(data.changeOrder).toHaveBeenCalledWith(
      order.id,
      expect.objectContaining({ previewToken: TOKEN, reason: 'Moved' }),
      expect.any(String),
    );
    expect(await screen.findByText(/Address changed on order 4K7QZ-9M2XA/)).toBeTruthy();
  });

  it('drops the preview when the text is edited', async () => {
    const { data, type, press } = setUp();
    await type('ZIP code', '19148');
    await press('Preview');
    await screen.findByLabelText('Reason');
    await type('ZIP code', '19149');
    expect(screen.queryByLabelText('Reason')).toBeNull();
    await press('Preview');
    expect(await screen.findByLabelText('Reason')).toBeTruthy();
    expect(data.previewOrderChange).toHaveBeenCalledTimes(2);
  });

  it('shows why a change is refused, and the fault of a field at it', async () => {
    const { data, type, press } = setUp();
    data.previewOrderChange.mockRejectedValue(refusal('order.changeCostsMore', 'Taxes are $1.42 higher.'));
    await type('ZIP code', '08002');
    await press('Preview');
    expect(await screen.findByText('Taxes are $1.42 higher.')).toBeTruthy();
    await type('Street address', 'PO Box 12');
    await press('Preview');
    expect(await screen.findByText(/We do not ship to PO boxes/)).toBeTruthy();
    expect(data.previewOrderChange).toHaveBeenCalledTimes(1);
  });

  it('asks for a new preview when the order changed meanwhile', async () => {
    const { data, onClose, type, press } = setUp();
    data.changeOrder.mockRejectedValue(refusal('record.stale', 'This was changed in the meantime.'));
    await type('ZIP code', '19148');
    await press('Preview');
    await type('Reason', 'Moved');
    await press('Change address');
    expect(await screen.findByText('This was changed in the meantime.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Preview' })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('removes tires and coverage for the amount in its button', async () => {
    const { data, onClose, order, user, type, press, choose } = setUp('tires');
    data.previewOrderChange.mockResolvedValue(
      aPreview({
        fields: [{ label: 'Kestrel Tour 4S', before: '4 tires', after: '3 tires' }],
        refundInCents: cents(18_000),
      }),
    );
    await choose('Tires to keep', '3 tires');
    await user.click(screen.getByRole('checkbox', { name: 'Keep road hazard coverage' }));
    await press('Preview');
    const lines = [{ lineId: aLine().id, quantity: 3, keepsCoverage: false }];
    expect(data.previewOrderChange).toHaveBeenCalledWith(order.id, { kind: 'tires', lines });
    expect(await screen.findByRole('row', { name: 'Kestrel Tour 4S 4 tires 3 tires' })).toBeTruthy();
    await type('Reason', 'Needs fewer');
    await press('Remove, refund $180.00');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(data.changeOrder).toHaveBeenCalledWith(
      order.id,
      { change: { kind: 'tires', lines }, previewToken: TOKEN, reason: 'Needs fewer' },
      expect.any(String),
    );
  });

  it('has the tires of a shop shipped to the buyer, or to a location near a ZIP, for the refund in its button', async () => {
    const { data, onClose, order, type, press, choose } = setUp('receiving');
    data.previewOrderChange.mockResolvedValue(aPreview({ refundInCents: cents(8_800) }));
    await type('ZIP code', '19148');
    await press('Preview');
    expect(data.previewOrderChange).toHaveBeenLastCalledWith(order.id, {
      kind: 'receiving',
      to: expect.objectContaining({ fulfilment: 'ship-to-me', zip: '19148' }) as unknown,
    });
    await choose('Delivery', 'FedEx pickup');
    await screen.findByRole('option', { name: 'FedEx Office, 2 Market St, Philadelphia, 1.2 mi' });
    await choose('FedEx location', 'FedEx Office, 2 Market St, Philadelphia, 1.2 mi');
    await press('Preview');
    await type('Reason', 'Mounts them at home');
    await press('Change delivery, refund $88.00');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(data.changeOrder).toHaveBeenCalledWith(
      order.id,
      expect.objectContaining({
        change: { kind: 'receiving', to: { fulfilment: 'fedex-pickup', pickupPointCode: 'FX00001' } },
      }),
      expect.any(String),
    );
  });

  it('charges no handling of an exchange if we can’t deliver the tires', async () => {
    const { data, order, user, press, choose } = setUp('tires');
    const handling = {
      label: 'Handling of the exchanged tires',
      beforeInCents: cents(0),
      afterInCents: cents(2_000),
    };
    data.previewOrderChange.mockResolvedValue(
      aPreview({ amounts: [handling], refundInCents: cents(16_000) }),
    );
    const label = /^We can’t deliver these tires/;
    await choose('Tires to keep', '3 tires');
    expect(screen.queryByRole('checkbox', { name: label })).toBeNull();
    await press('Preview');
    await user.click(await screen.findByRole('checkbox', { name: label }));
    await press('Preview');
    expect(data.previewOrderChange).toHaveBeenLastCalledWith(
      order.id,
      expect.objectContaining({ kind: 'tires', waivesHandling: true }),
    );
  });

  it('copies the link with which the buyer swaps tires', async () => {
    const { data, order, press } = setUp('tires');
    data.giveSwapLink.mockResolvedValue({ link: 'https://shop.example.com/swaps/s1' });
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press('Copy swap link');
    await waitFor(() => expect(copied).toHaveBeenCalledWith('https://shop.example.com/swaps/s1'));
    expect(data.giveSwapLink).toHaveBeenCalledWith(order.id, expect.any(String));
    expect(await screen.findByText(/Swap link copied/)).toBeTruthy();
  });

  it('asks for an approval above the limit of the agent, and says that the order waits', async () => {
    const { data, order, type, press, choose } = setUp('tires');
    const preview = aPreview({ refundInCents: cents(180_000), needsApproval: true });
    data.previewOrderChange.mockResolvedValue(preview);
    data.changeOrder.mockResolvedValue({ pendingRemoval: { approvalId: 'a1' } });
    await choose('Tires to keep', '1 tire');
    await press('Preview');
    expect(data.previewOrderChange).toHaveBeenCalledWith(
      order.id,
      expect.objectContaining({ lines: [expect.objectContaining({ quantity: 1, keepsCoverage: true })] }),
    );
    await type('Reason', 'Needs fewer');
    await press('Request approval, refund $1,800.00');
    expect(await screen.findByText(/is waiting for a second person’s approval/)).toBeTruthy();
  });

  it('offers no more tires than are left, no coverage that a line lacks, and no line that is gone', async () => {
    setUp('tires', [
      aLine({ returnedQuantity: 2, removedQuantity: 2, isCovered: false }),
      aLine({ id: '01890000-0000-7000-8000-000000000002', returnedQuantity: 4, removedQuantity: 4 }),
    ]);
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['2 tires', '1 tire', 'None, remove this line']);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
