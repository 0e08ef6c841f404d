import type { AdminReview } from '@simpletread/contract';
import { permissionsOf, type StaffRole } from '@simpletread/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';

import { renderConsole } from '../../../test/render-console.js';
import { ReviewQueue } from './ReviewQueue.js';

const A_REVIEW: AdminReview = {
  id: 'r1',
  version: 3,
  state: 'submitted',
  authorName: 'Walt G.',
  email: 'walt@example.com',
  subject: { kind: 'tire', name: 'Kestrel Tour 4S', path: '/brands/kestrel-tires/tour-4s' },
  brandName: 'Kestrel',
  rating: 4.7,
  ratings: { dry: 5, wet: 5, winter: 4, comfort: 5, noise: 5, treadwear: null },
  summary: 'Quiet, and the rain grip is real',
  comments: 'Ask for Mike at 215 555 0177, he is quick.',
  vehicle: '2021 Subaru Outback',
  purchasedOn: '2026-09-30',
  milesDriven: '5000-9999',
  drivingStyle: 'confident',
  placeDriven: null,
  wouldBuyAgain: true,
  submittedAt: '2026-11-27T10:00:00.000Z',
  dueAt: '2026-11-28T10:00:00.000Z',
  signs: [{ kind: 'phone', evidence: '215 555 0177' }],
  suspicion: 2,
  isEmployee: false,
  pictureIds: [],
  order: {
    orderId: 'o1',
    orderNumber: '4K7QZ9M2XA',
    placedAt: '2026-10-01T10:00:00.000Z',
    deliveredAt: '2026-10-04T10:00:00.000Z',
    tires: '4 × 225/65R17',
    returned: 0,
  },
  reason: null,
  question: null,
  answer: null,
  appeal: null,
  decidedAt: null,
  decidedBy: null,
  replies: [],
  isForColleague: false,
  owner: null,
};
const CLEAN: AdminReview = {
  ...A_REVIEW,
  id: 'r2',
  authorName: 'J. Abara',
  summary: 'Does what it says',
  comments: 'Price matched the quote.',
  signs: [],
  suspicion: 0,
  pictureIds: [],
  order: null,
};
const RATES = [5, 4, 3, 2, 1].map((stars) => ({
  ...{ stars, written: 10, published: 8, rejected: 2 },
  ...{ writtenPercent: 20, shownPercent: 20, publishedPercent: 80 },
}));

const setUp = async (role: StaffRole = 'support-agent', first = A_REVIEW) => {
  const calls = {
    getList: jest.fn(() => Promise.resolve({ data: [first, CLEAN], total: 2 })),
    publishReview: jest.fn(() => Promise.resolve({ ...A_REVIEW, state: 'published' })),
    rejectReview: jest.fn(() => Promise.resolve({ ...A_REVIEW, state: 'rejected' })),
    takeBackDecision: jest.fn(() => Promise.resolve(A_REVIEW)),
    askReviewWriter: jest.fn(() => Promise.resolve({ ...A_REVIEW, state: 'questionAsked' })),
    savedViews: jest.fn(() => Promise.resolve([])),
    colleagues: jest.fn(() => Promise.resolve([])),
    workOwner: jest.fn(() => Promise.resolve({ owner: null, handOver: null })),
    reviewRates: jest.fn(() => Promise.resolve({ rows: RATES })),
  };
  renderConsole(
    <ResourceContextProvider value="reviews">
      <ReviewQueue />
    </ResourceContextProvider>,
    { dataProvider: calls, permissions: permissionsOf(role) },
  );
  await screen.findByRole('article', { name: 'Review by Walt G.' });
  return calls;
};
const selected = () =>
  screen.getAllByRole('article').find((one) => one.getAttribute('aria-current') === 'true');

describe('the queue of reviews', () => {
  afterEach(() => localStorage.clear());

  it('shows the evidence of the selected one beside its order, with contact data marked', async () => {
    await setUp();
    const card = within(screen.getByRole('article', { name: 'Review by Walt G.' }));
    expect(card.getByText('215 555 0177', { selector: 'mark' })).toBeTruthy();
    expect(card.getByText('215 555 0177', { selector: 'dd' })).toBeTruthy();
    expect(card.getByText(/4 × 225\/65R17, delivered Oct 4/)).toBeTruthy();
    expect(card.getByText(/they bought them on Wednesday, September 30, 2026\./)).toBeTruthy();
    expect(card.getByText(/verified order, 5,000 to 9,999 mi/)).toBeTruthy();
  });

  it('moves with J and K, and publishes with A or without contact data with R', async () => {
    const user = userEvent.setup();
    const { publishReview } = await setUp();
    await user.keyboard('r');
    await waitFor(() =>
      expect(publishReview).toHaveBeenCalledWith(
        'r1',
        { version: 3, withoutContactData: true },
        expect.any(String),
      ),
    );
    await user.keyboard('j');
    expect(selected()?.getAttribute('aria-label')).toBe('Review by J. Abara');
    expect(screen.queryByRole('button', { name: /without contact data/ })).toBeNull();
    await user.keyboard('a');
    await waitFor(() => expect(publishReview).toHaveBeenCalledTimes(2));
    await user.keyboard('k');
    expect(selected()?.getAttribute('aria-label')).toBe('Review by Walt G.');
  });

  it('rejects with X for a listed reason, never without one', async () => {
    const user = userEvent.setup();
    const { rejectReview } = await setUp();
    await user.keyboard('x');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Reject review' }));
    expect(await dialog.findByText('Choose a reason.')).toBeTruthy();
    expect(rejectReview).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('radio', { name: 'Private data' }));
    await user.click(dialog.getByRole('button', { name: 'Reject review' }));
    await waitFor(() =>
      expect(rejectReview).toHaveBeenCalledWith(
        'r1',
        { version: 3, reason: 'privateData' },
        expect.any(String),
      ),
    );
  });

  it('leaves an appeal to a colleague of whoever rejected it, and says so', async () => {
    const user = userEvent.setup();
    const { publishReview } = await setUp('support-agent', {
      ...A_REVIEW,
      state: 'appealed',
      reason: 'otherProduct',
      appeal: 'It is about these tires.',
      decidedBy: 'Dana Whitfield',
      isForColleague: true,
    });
    const card = within(screen.getByRole('article', { name: 'Review by Walt G.' }));
    expect(card.getByText('You rejected this review, so another moderator decides the appeal.')).toBeTruthy();
    expect(card.queryByRole('button', { name: /^(?:Publish|Reject)/ })).toBeNull();
    await user.keyboard('ax');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(publishReview).not.toHaveBeenCalled();
  });

  it('shows the shares before and after moderation, and no decisions to those who only read', async () => {
    await setUp('marketer');
    const table = within(await screen.findByRole('table', { name: 'Reviews by stars' }));
    expect(table.getAllByText('80%')).toHaveLength(5);
    expect(screen.queryByRole('button', { name: /^Publish(?!ed)/ })).toBeNull();
  });

  it('decides selected reviews together after a preview, and takes it back', async () => {
    const user = userEvent.setup();
    const { publishReview, takeBackDecision } = await setUp();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select review by J. Abara' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish reviews' }));
    expect(publishReview).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Run for 1 review' }));
    await user.click(await dialog.findByRole('button', { name: 'Undo for 1 review' }));
    expect(await dialog.findByText('1 undone')).toBeTruthy();
    expect(takeBackDecision).toHaveBeenCalledWith('r1', { version: 3 }, expect.any(String));
  });

  it('is a table on request, whose selected reviews get an owner', async () => {
    const user = userEvent.setup();
    await setUp();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select review by J. Abara' }));
    await user.keyboard('u');
    const list = await screen.findByRole('list', { name: 'Selected' });
    expect(list.textContent).toBe('review by J. Abara: nobody → you');
  });
});
