import type { AdminCoverageClaim } from '@simpletread/contract';
import { cents, permissionsOf } from '@simpletread/domain';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';

import { renderConsole } from '../../../../test/render-console.js';
import { CoverageClaimPage } from './CoverageClaimPage.js';

const A_CLAIM: AdminCoverageClaim = {
  id: 'c1',
  claimNumber: 'CC-20931',
  orderId: 'o1',
  orderNumber: '4K7QZ9M2XA',
  customerName: 'Theo Marsh',
  email: 'theo@example.com',
  kind: 'replacement',
  state: 'requested',
  version: 3,
  tire: '2 × Kestrel Tour 4S 225/65R17',
  line: {
    lineId: '0198c0de-0000-7000-8000-0000000000a1',
    name: 'Tour 4S',
    brandName: 'Kestrel',
    sizeCode: '225/65R17',
    imageKey: 'kestrel',
  },
  quantity: 2,
  billInCents: null,
  comments: 'A nail in the sidewall on I-95.',
  pictureCount: 0,
  pictures: [],
  year: 2,
  limitInCents: cents(40_000),
  amountInCents: cents(33_264),
  paidPerTireInCents: cents(16_632),
  requestedAt: '2026-11-20T15:00:00.000Z',
  dueAt: '2026-11-21T15:00:00.000Z',
  answerDueAt: '2026-11-21T15:00:00.000Z',
  question: null,
  answer: null,
  denialReason: null,
  appeal: null,
  decidedAt: null,
  decidedBy: null,
  paidAt: null,
  giftCard: null,
  giftCardId: null,
  cancelledAt: null,
  canAnswer: false,
  canCancel: true,
  canAppeal: false,
  canAddPicture: true,
  needsProof: false,
  startsOn: '2025-06-02',
  isFromInstallation: true,
  lastDay: '2028-06-02',
  effects: ['Theo Marsh gets a gift card for $332.64.'],
  needsApproval: false,
  refundLimitInCents: cents(50_000),
  actions: [
    { id: 'approve', label: 'Approve and pay', isAllowed: true, reason: '' },
    { id: 'ask', label: 'Ask the buyer for more', isAllowed: true, reason: '' },
    { id: 'deny', label: 'Deny', isAllowed: true, reason: '' },
  ],
};

const EARLIER = { ...A_CLAIM, id: 'c0', claimNumber: 'CC-20930', state: 'paid', dueAt: null };

const setUp = async (given: Partial<AdminCoverageClaim> = {}) => {
  const record = { ...A_CLAIM, ...given };
  const calls = {
    getList: jest.fn(() => Promise.resolve({ data: [record, EARLIER], total: 2 })),
    approveCoverageClaim: jest.fn(() => Promise.resolve({ ...record, state: 'approved' })),
    askAboutCoverageClaim: jest.fn(() => Promise.resolve({ ...record, state: 'moreAsked' })),
    denyCoverageClaim: jest.fn(() => Promise.resolve({ ...record, state: 'denied' })),
  };
  renderConsole(
    <ResourceContextProvider value="coverage-claims">
      <Routes>
        <Route path="/coverage-claims/:id/show" element={<CoverageClaimPage />} />
      </Routes>
    </ResourceContextProvider>,
    {
      path: '/coverage-claims/c1/show',
      permissions: permissionsOf('support-agent'),
      dataProvider: { ...calls, getOne: () => Promise.resolve({ data: record }) },
    },
  );
  await screen.findByRole('heading', { name: 'CC-20931' });
  return calls;
};

describe('the page of a coverage claim', () => {
  it('shows what happened, the schedule with the year of the claim, the money and the clock', async () => {
    await setUp();
    expect(screen.getByText('“A nail in the sidewall on I-95.”')).toBeTruthy();
    expect(screen.getByText('$200.00 per tire through Wednesday, June 2, 2027 (this claim)')).toBeTruthy();
    expect(screen.getByText('Payment if approved')).toBeTruthy();
    expect(screen.getByText('$332.64')).toBeTruthy();
    expect(screen.getByText(/late$/)).toBeTruthy();
  });

  it('pays by keyboard, with the amount in the button', async () => {
    const { approveCoverageClaim } = await setUp();
    await userEvent.keyboard('a');
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $332.64' }));
    await waitFor(() =>
      expect(approveCoverageClaim).toHaveBeenCalledWith(
        'c1',
        { version: 3, expectedAmountInCents: 33_264 },
        expect.any(String),
      ),
    );
  });

  it('says that a second person must approve what is over the limit', async () => {
    await setUp({ needsApproval: true });
    await userEvent.keyboard('a');
    expect(await screen.findByRole('button', { name: 'Request approval of $332.64' })).toBeTruthy();
    expect(screen.getByText(/over your \$500\.00 limit/)).toBeTruthy();
  });

  it('asks for more by keyboard, and shows the question with its answer', async () => {
    const { askAboutCoverageClaim } = await setUp({ question: 'Which side?', answer: 'The left one.' });
    expect(screen.getByText(/“The left one\.”/)).toBeTruthy();
    await userEvent.keyboard('m');
    await userEvent.type(await screen.findByLabelText(/Question for the buyer/), 'A closer picture?');
    await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
    await waitFor(() =>
      expect(askAboutCoverageClaim).toHaveBeenCalledWith(
        'c1',
        { version: 3, question: 'A closer picture?' },
        expect.any(String),
      ),
    );
  });

  it('denies an appeal for good, with a reason', async () => {
    const { denyCoverageClaim } = await setUp({ state: 'appealed', appeal: 'It was a nail.' });
    await userEvent.keyboard('x');
    await userEvent.type(await screen.findByLabelText(/Reason for the buyer/), 'Worn out');
    await userEvent.click(screen.getByRole('button', { name: 'Deny claim' }));
    expect(await screen.findByText('Denied for good. The buyer was notified.')).toBeTruthy();
    expect(denyCoverageClaim).toHaveBeenCalledWith(
      'c1',
      { version: 3, reason: 'Worn out' },
      expect.any(String),
    );
  });

  it('shows the other claims of its order', async () => {
    await setUp();
    expect(await screen.findByRole('link', { name: 'CC-20930' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'CC-20931' })).toBeNull();
  });

  it('links the gift card that paid a bill', async () => {
    await setUp({
      state: 'paid',
      kind: 'roadside',
      line: null,
      tire: '',
      quantity: 0,
      billInCents: cents(13_000),
      giftCard: 'Gift card 7K2M-9QXW',
      giftCardId: 'g1',
    });
    const card = screen.getByRole('link', { name: 'Gift card 7K2M-9QXW' });
    expect(card.getAttribute('href')).toBe('/gift-cards/g1/show');
    expect(screen.getByText('$130.00')).toBeTruthy();
  });

  it('says why nothing can be done', async () => {
    const reason = 'The buyer hasn’t sent a picture yet.';
    await setUp({
      dueAt: null,
      needsProof: true,
      actions: [{ id: 'approve', label: 'Approve', isAllowed: false, reason }],
    });
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.getByText('The clock starts with the first picture.')).toBeTruthy();
  });
});
