import type { AdminPriceClaim } from '@simpletread/contract';
import { cents, permissionsOf } from '@simpletread/domain';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';

import { renderConsole } from '../../../../test/render-console.js';
import { PriceClaimPage } from './PriceClaimPage.js';

const A_CLAIM: AdminPriceClaim = {
  id: 'c1',
  claimNumber: 'PG-20931',
  orderId: 'o1',
  orderNumber: '4K7QZ9M2XA',
  customerName: 'Theo Marsh',
  email: 'theo@example.com',
  kind: 'offer',
  state: 'requested',
  version: 3,
  tire: 'Kestrel Tour 4S 225/65R17',
  line: {
    lineId: '0198c0de-0000-7000-8000-0000000000a1',
    name: 'Tour 4S',
    brandName: 'Kestrel',
    sizeCode: '225/65R17',
    imageKey: 'kestrel',
  },
  pricePerTireInCents: cents(14_400),
  paidPerTireInCents: cents(15_400),
  priceSeenAt: null,
  offerAddress: 'https://tires.example.com/kestrel',
  comments: 'In stock at their store.',
  pictureCount: 0,
  pictures: [],
  money: {
    quantity: 4,
    differenceInCents: cents(4_000),
    salesTaxInCents: cents(320),
    refundInCents: cents(4_320),
    refunds: [{ tender: 'money', to: 'Visa 4242', amountInCents: cents(4_320) }],
  },
  requestedAt: '2026-11-20T15:00:00.000Z',
  dueAt: '2026-11-21T15:00:00.000Z',
  answerDueAt: '2026-11-21T15:00:00.000Z',
  answeredAt: null,
  answeredBy: null,
  denialReason: null,
  refundedAt: null,
  withdrawnAt: null,
  canWithdraw: true,
  canAddPicture: true,
  needsProof: false,
  customerId: '0198c0de-0000-7000-8000-0000000000c1',
  placedAt: '2026-11-18T15:00:00.000Z',
  lastDay: '2026-12-18',
  effects: ['$43.20 is refunded to Visa 4242.'],
  needsApproval: false,
  refundLimitInCents: cents(50_000),
  actions: [
    { id: 'approve', label: 'Approve and refund', isAllowed: true, reason: '' },
    { id: 'deny', label: 'Deny', isAllowed: true, reason: '' },
  ],
};

const setUp = async (given: Partial<AdminPriceClaim> = {}) => {
  const record = { ...A_CLAIM, ...given };
  const calls = {
    getList: jest.fn(() => Promise.resolve({ data: [record], total: 1 })),
    approvePriceClaim: jest.fn(() => Promise.resolve({ ...record, state: 'refunding' })),
    denyPriceClaim: jest.fn(() => Promise.resolve({ ...record, state: 'denied' })),
  };
  renderConsole(
    <ResourceContextProvider value="price-claims">
      <Routes>
        <Route path="/price-claims/:id/show" element={<PriceClaimPage />} />
      </Routes>
    </ResourceContextProvider>,
    {
      path: '/price-claims/c1/show',
      permissions: permissionsOf('support-agent'),
      dataProvider: { ...calls, getOne: () => Promise.resolve({ data: record }) },
    },
  );
  await screen.findByRole('heading', { name: 'PG-20931' });
  return calls;
};

describe('the page of a price claim', () => {
  it('shows the offer, what was paid, the money and the clock', async () => {
    await setUp();
    const offer = screen.getByRole('link', { name: 'https://tires.example.com/kestrel' });
    expect(offer.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(screen.getByText('$154.00 per tire')).toBeTruthy();
    expect(screen.getByRole('link', { name: A_CLAIM.customerName }).getAttribute('href')).toContain(
      '/customers/0198c0de-0000-7000-8000-0000000000c1/show',
    );
    expect(screen.getByText('Refund if approved')).toBeTruthy();
    expect(screen.getByText(/late$/)).toBeTruthy();
  });

  it('approves by keyboard, for the amount in the button', async () => {
    const { approvePriceClaim } = await setUp();
    await userEvent.keyboard('a');
    await userEvent.click(await screen.findByRole('button', { name: 'Refund $43.20' }));
    await waitFor(() =>
      expect(approvePriceClaim).toHaveBeenCalledWith(
        'c1',
        { version: 3, expectedRefundInCents: 4_320 },
        expect.any(String),
      ),
    );
  });

  it('says that a second person must approve what is over the limit', async () => {
    await setUp({ needsApproval: true });
    await userEvent.keyboard('a');
    expect(await screen.findByRole('button', { name: 'Request approval of $43.20' })).toBeTruthy();
    expect(screen.getByText(/over your \$500\.00 limit/)).toBeTruthy();
  });

  it('denies by keyboard with a reason', async () => {
    const { denyPriceClaim } = await setUp();
    await userEvent.keyboard('x');
    await userEvent.type(await screen.findByLabelText(/Reason for the buyer/), 'Another load index');
    await userEvent.click(screen.getByRole('button', { name: 'Deny claim' }));
    await waitFor(() =>
      expect(denyPriceClaim).toHaveBeenCalledWith(
        'c1',
        { version: 3, reason: 'Another load index' },
        expect.any(String),
      ),
    );
  });

  it('says why nothing can be done', async () => {
    const reason = 'The buyer hasn’t sent an address or a picture of the offer yet.';
    await setUp({
      offerAddress: '',
      actions: [{ id: 'approve', label: 'Approve and refund', isAllowed: false, reason }],
    });
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.getByText('No proof yet.')).toBeTruthy();
  });
});
