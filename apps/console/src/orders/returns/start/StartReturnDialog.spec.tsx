import type { OrderReturns } from '@simpletread/contract';
import { cents, ZERO_CENTS } from '@simpletread/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderConsole } from '../../../../test/render-console.js';
import { StartReturnDialog } from './StartReturnDialog.js';

const LINE_ID = '0198c0de-0000-7000-8000-0000000000a1';
const TIRE_ID = '0198c0de-0000-7000-8000-0000000000c1';
const OFFER: OrderReturns = {
  orderNumber: '4K7QZ9M2XA',
  deliveredAt: '2026-11-19T15:00:00.000Z',
  lastDay: '2026-12-19',
  daysLeft: 29,
  isOpen: true,
  maskedEmail: 'd•••@example.com',
  changesNeed: null,
  waivedHandling: null,
  vehicle: { year: 2019, make: 'Honda', model: 'CR-V', trim: '', makeSlug: 'honda', modelSlug: 'cr-v' },
  zip: '19147',
  refundTo: 'Visa 4242',
  lines: [
    {
      lineId: LINE_ID,
      name: 'Tour 4S',
      brandName: 'Kestrel',
      sizeCode: '225/65R17',
      serviceDescription: '102H',
      imageKey: 'touring',
      unitPriceInCents: cents(15_400),
      bought: 4,
      takenBack: 0,
      returnable: 4,
      amounts: {
        tiresInCents: cents(61_600),
        discountInCents: ZERO_CENTS,
        installationInCents: ZERO_CENTS,
        installationSavingInCents: ZERO_CENTS,
        roadHazardInCents: ZERO_CENTS,
        roadHazardSavingInCents: ZERO_CENTS,
        fetInCents: ZERO_CENTS,
        stateFeeInCents: ZERO_CENTS,
        freightInCents: ZERO_CENTS,
        salesTaxInCents: cents(4_928),
      },
      adjustments: [],
    },
  ],
  returns: [],
};
const RIGHT = {
  tireId: TIRE_ID,
  name: 'Kestrel Tour 4S 235/60R18 103H',
  sizeCode: '235/60R18',
  fit: { kind: 'fits' as const, reasons: [{ code: 'size', isPassed: true, text: 'A factory size.' }] },
  unitPriceInCents: cents(16_000),
  totalInCents: cents(70_000),
};

describe('the dialog that starts a return', () => {
  it('exchanges for the right size, and shows what the buyer pays and gets back', async () => {
    const dataProvider = {
      offerExchange: jest.fn().mockResolvedValue({ tires: [RIGHT] }),
      startReturn: jest.fn().mockResolvedValue({ returns: [{ returnNumber: 'RT-20001', exchange: {} }] }),
    };
    const onClose = jest.fn();
    renderConsole(<StartReturnDialog orderId="o1" offer={OFFER} onClose={onClose} />, { dataProvider });
    await userEvent.selectOptions(await screen.findByLabelText('Kestrel Tour 4S 225/65R17'), '4');
    expect(
      await screen.findByText(/Refund: \$585\.28 to Visa 4242, after a \$80\.00 handling fee/),
    ).toBeTruthy();
    const choice = await screen.findByLabelText(/^Exchange for tires that fit the 2019 Honda CR-V/);
    await waitFor(() =>
      expect(screen.getByText(/4 × Kestrel Tour 4S 235\/60R18 103H, \$700\.00/)).toBeTruthy(),
    );
    await userEvent.selectOptions(choice, TIRE_ID);
    expect(await screen.findByText(/pays \$700\.00 at checkout and gets \$665\.28 back/)).toBeTruthy();
    expect(screen.getByText(/Net: the buyer pays \$34\.72/)).toBeTruthy();
    expect(screen.getByText('A factory size.')).toBeTruthy();
    await userEvent.click(screen.getByLabelText(/unused and unmounted/));
    await userEvent.click(screen.getByRole('button', { name: 'Start return' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(dataProvider.startReturn).toHaveBeenCalledWith(
      'o1',
      expect.objectContaining({
        reason: 'wrong-size',
        expectedRefundInCents: 58_528,
        exchange: { tireId: TIRE_ID, vehicle: null },
      }),
      expect.any(String),
    );
  });
});
