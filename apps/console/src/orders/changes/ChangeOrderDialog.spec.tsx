import { ContractError } from '@simpletread/contract';
import { cents, type OrderChangeKind } from '@simpletread/domain';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { anOrder } from '../../../test/builders.js';
import { renderConsole } from '../../../test/render-console.js';
import { ChangeOrderDialog } from './ChangeOrderDialog.js';
import { aLine, aPreview, CUSTOMER, TOKEN } from './testing/changed-order.js';

const refusal = (code: 'order.changeCostsMore' | 'record.stale', message: string) =>
  new ContractError({ kind: 'OtherError', code, statusCode: 409, message });

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
