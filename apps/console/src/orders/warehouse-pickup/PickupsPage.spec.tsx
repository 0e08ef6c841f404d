import { ContractError } from '@simpletread/contract';
import { permissionsOf } from '@simpletread/domain';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { PickupsPage } from './PickupsPage.js';

const RENO = {
  code: 'RNO',
  name: 'Reno',
  city: 'Reno',
  state: 'NV',
  pickedBy: 'people',
  toPick: 0,
  atDock: 0,
  hasCounter: true,
  toPrepare: 1,
  readyForPickup: 1,
};
const READY = {
  orderId: 'o1',
  orderNumber: '4K7QZ-9M2XA',
  state: 'ready',
  tires: 4,
  sizes: ['4 × 225/65R17'],
  readyBy: '2026-12-01T16:00:00.000Z',
  readyAt: '2026-11-30T17:00:00.000Z',
  heldUntil: '2026-12-14',
  isLate: false,
  isEnding: false,
  isOnHold: false,
  buyerName: 'Dana Okafor',
  lines: [{ itemNumber: 1001, tire: 'Kestrel Tour 4S 225/65R17 102H', quantity: 4 }],
  triesLeft: 5,
  handedOver: null,
};
const TO_PREPARE = {
  ...READY,
  orderId: 'o2',
  orderNumber: '7K2M9-QXWAB',
  state: 'toPrepare',
  readyAt: null,
  heldUntil: null,
  isLate: true,
};
const HANDED_OVER = {
  ...READY,
  state: 'handedOver',
  heldUntil: null,
  handedOver: { at: '2026-12-02T17:00:00.000Z', by: 'Omar Reyes', proof: 'code' },
};

const open = (calls: object) =>
  renderConsole(<PickupsPage />, {
    permissions: permissionsOf('warehouse-associate'),
    path: '/pickups',
    dataProvider: {
      warehouses: () => Promise.resolve([RENO]),
      pickups: () => Promise.resolve([TO_PREPARE, READY]),
      pickup: () => Promise.resolve(READY),
      ...calls,
    },
  });

describe('the pickup counter of a warehouse', () => {
  it('has a queue to prepare and one that is ready, and names what is late', async () => {
    open({});
    const toPrepare = await screen.findByRole('table', { name: 'To prepare' });
    expect(toPrepare.textContent).toContain('7K2M9-QXWAB');
    expect(toPrepare.textContent).toContain('late');
    const ready = screen.getByRole('table', { name: 'Ready for pickup' });
    expect(ready.textContent).toContain('until Mon, Dec 14');
  });

  it('opens an order by its number and hands it over by the buyer’s code, by keyboard alone', async () => {
    const handOverPickup = jest.fn(() => Promise.resolve(HANDED_OVER));
    open({ handOverPickup });
    await screen.findByRole('table', { name: 'Ready for pickup' });
    await userEvent.keyboard('4k7qz9m2xa{Enter}');
    expect(await screen.findByText('Dana Okafor')).toBeTruthy();
    await userEvent.keyboard('4k7q-9m2x{Enter}');
    expect(await screen.findByText('Order 4K7QZ-9M2XA is handed over.')).toBeTruthy();
    expect(handOverPickup).toHaveBeenCalledWith(
      { code: 'RNO', orderNumber: '4K7QZ-9M2XA' },
      { proof: 'code', pickupCode: '4k7q-9m2x' },
      expect.any(String),
    );
  });

  it('says how many codes are left, and takes a photo ID with a reason instead', async () => {
    const handOverPickup = jest
      .fn()
      .mockRejectedValueOnce(
        new ContractError({
          kind: 'OtherError',
          statusCode: 409,
          code: 'warehousePickup.codeWrong',
          message: 'Wrong pickup code. Tries left: 4.',
        }),
      )
      .mockResolvedValue({ ...HANDED_OVER, handedOver: { ...HANDED_OVER.handedOver, proof: 'photoId' } });
    open({ handOverPickup });
    await screen.findByRole('table', { name: 'Ready for pickup' });
    await userEvent.keyboard('4k7qz9m2xa{Enter}');
    await screen.findByText('Dana Okafor');
    await userEvent.keyboard('zzzz-zzzz{Enter}');
    expect(await screen.findByText('Wrong pickup code. Tries left: 4.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Check photo ID instead' }));
    await userEvent.type(await screen.findByLabelText(/Why is there no code/), 'Phone was lost');
    await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
    expect(handOverPickup).toHaveBeenLastCalledWith(
      expect.anything(),
      { proof: 'photoId', reason: 'Phone was lost' },
      expect.any(String),
    );
  });

  it('asks for an order before its code', async () => {
    open({});
    await screen.findByRole('table', { name: 'Ready for pickup' });
    await userEvent.keyboard('4k7q-9m2x{Enter}');
    expect(await screen.findByText('Enter an order number first, then its pickup code.')).toBeTruthy();
  });
});
