import type { OrderPriceClaims } from '@simpletread/contract';
import { cents, ZERO_CENTS } from '@simpletread/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderConsole } from '../../../../test/render-console.js';
import { StartPriceClaimDialog } from './StartPriceClaimDialog.js';

const LINE_ID = '0198c0de-0000-7000-8000-0000000000a1';
const OFFER: OrderPriceClaims = {
  orderNumber: '4K7QZ9M2XA',
  placedAt: '2026-11-19T15:00:00.000Z',
  lastDay: '2026-12-19',
  daysLeft: 29,
  isOpen: true,
  closedBecause: null,
  maskedEmail: 'd•••@example.com',
  changesNeed: null,
  refundTo: 'Visa 4242',
  lines: [
    {
      lineId: LINE_ID,
      name: 'Tour 4S',
      brandName: 'Kestrel',
      sizeCode: '225/65R17',
      serviceDescription: '102H',
      imageKey: 'touring',
      bought: 4,
      returned: 0,
      paidPerTireInCents: cents(15_400),
      isClaimed: false,
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
  claims: [],
};
const MADE = { claims: [{ claimNumber: 'PG-20931', kind: 'offer', line: { lineId: LINE_ID } }] };
const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

describe('the dialog that claims a lower price for a buyer', () => {
  const open = (dataProvider: object) => {
    const onClose = jest.fn();
    renderConsole(<StartPriceClaimDialog orderId="o1" offer={OFFER} onClose={onClose} />, { dataProvider });
    return onClose;
  };

  it('asks for the price and its proof, shows the refund, and sends the pictures after the claim', async () => {
    const startPriceClaim = jest.fn().mockResolvedValue(MADE);
    const addPriceClaimPicture = jest.fn().mockResolvedValue({});
    const onClose = open({ startPriceClaim, addPriceClaimPicture });
    await userEvent.click(await screen.findByLabelText('Another seller has a lower price'));
    await userEvent.click(screen.getByRole('button', { name: 'File claim' }));
    expect(await screen.findByText('Enter the price of one tire, like $129.99.')).toBeTruthy();
    expect(screen.getByText(/^Enter the address of the offer/)).toBeTruthy();
    expect(startPriceClaim).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Price of one tire'), '140');
    expect(await screen.findByText(/^Refund if approved: \$60\.48 to Visa 4242/)).toBeTruthy();
    await userEvent.upload(screen.getByLabelText('Or pictures of it'), [picture('a.jpg'), picture('b.jpg')]);
    await userEvent.click(screen.getByRole('button', { name: 'File claim' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(startPriceClaim).toHaveBeenCalledWith(
      'o1',
      { lineId: LINE_ID, kind: 'offer', pricePerTireInCents: 14_000, offerAddress: '', comments: '' },
      expect.any(String),
    );
    expect(
      addPriceClaimPicture.mock.calls.map(([, number, { name }]: [string, string, File]) => [number, name]),
    ).toEqual([
      ['PG-20931', 'a.jpg'],
      ['PG-20931', 'b.jpg'],
    ]);
  });

  it('refuses pictures of another type before anything is sent', async () => {
    const startPriceClaim = jest.fn().mockResolvedValue(MADE);
    open({ startPriceClaim });
    await userEvent.click(await screen.findByLabelText('Another seller has a lower price'));
    await userEvent.type(screen.getByLabelText('Price of one tire'), '140');
    const file = new File(['x'], 'a.gif', { type: 'image/gif' });
    await userEvent.upload(screen.getByLabelText('Or pictures of it'), file, { applyAccept: false });
    await userEvent.click(screen.getByRole('button', { name: 'File claim' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/JPG|PNG/);
    expect(startPriceClaim).not.toHaveBeenCalled();
  });

  it('says that a claim is filed if a picture isn’t taken', async () => {
    const addPriceClaimPicture = jest.fn().mockRejectedValue(new Error('We can’t read this picture.'));
    open({ startPriceClaim: jest.fn().mockResolvedValue(MADE), addPriceClaimPicture });
    await userEvent.click(await screen.findByLabelText('Another seller has a lower price'));
    await userEvent.type(screen.getByLabelText('Price of one tire'), '140');
    await userEvent.upload(screen.getByLabelText('Or pictures of it'), picture('a.jpg'));
    await userEvent.click(screen.getByRole('button', { name: 'File claim' }));
    expect(
      await screen.findByText(/PG-20931 is filed, without some pictures.*a\.jpg: We can’t read/),
    ).toBeTruthy();
  });
});
