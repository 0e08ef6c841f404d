/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { ShopReviewsReply } from './read-shop-reviews';
import { ShopReviews } from './ShopReviews';

jest.mock('../../votes', () => ({ HelpfulVote: () => null }));

const SHOP = { slug: 'south-street-auto', code: 'S20001', company: 'South Street Auto' };

const REVIEW: ShopReviewsReply['items'][number] = {
  reviewId: '01a1f640-bc00-7236-98b7-22511fb11d73',
  authorName: 'Denise K.',
  writtenOn: '2026-11-14',
  stars: 5,
  summary: 'In at 8:30, out by 9:50',
  comments: 'They torqued the wheels by hand.',
  wouldComeBack: true,
  helpfulCount: 0,
  isEmployee: false,
  pictureIds: [],
  replies: [
    { voice: 'shop', by: 'SimpleTread', text: 'Thank you.', repliedOn: '2026-11-15', isEdited: false },
  ],
};

const reply = (over: Partial<ShopReviewsReply> = {}): ShopReviewsReply => ({
  total: 24,
  listed: 25,
  rating: 4.6,
  stars: [18, 3, 2, 1, 0].map((count, at) => ({ stars: 5 - at, count })),
  wouldComeBackCount: 21,
  page: 1,
  perPage: 10,
  items: [REVIEW],
  ...over,
});

describe('the reviews of a shop', () => {
  it('begin with their mean and the number of each star, and say what is not counted', () => {
    render(<ShopReviews shop={SHOP} reviews={reply()} />);
    expect(screen.getByText('4.6')).toBeTruthy();
    expect(screen.getByText(/24 reviews/).textContent).toBe(
      '24 reviews88% would come backReviews by our employees aren’t counted.',
    );
    const table = within(screen.getByRole('table', { name: 'Reviews by rating' }));
    expect(table.getAllByRole('row')[0]?.textContent).toBe('5 stars18');
  });

  it('are shown with what the writer says and what we reply', () => {
    render(<ShopReviews shop={SHOP} reviews={reply()} />);
    const review = within(screen.getByRole('article'));
    expect(review.getByRole('heading', { name: REVIEW.summary })).toBeTruthy();
    expect(review.getByText(/Denise K\./).parentElement?.textContent).toContain('tires installed here');
    expect(review.getByRole('region', { name: 'Reply from SimpleTread' }).textContent).toContain(
      'Thank you.',
    );
  });

  it('have pages at the shop’s own address, and a form', () => {
    render(<ShopReviews shop={SHOP} reviews={reply()} />);
    const pages = within(screen.getByRole('navigation', { name: 'Pages of reviews' }));
    expect(pages.getByRole('link', { name: /3$/ }).getAttribute('href')).toBe(
      '/tire-shops/shop/south-street-auto/s20001?reviews=3#reviews',
    );
    expect(screen.getByRole('link', { name: 'Write a review' }).getAttribute('href')).toBe(
      '/tire-shops/shop/south-street-auto/s20001/write-a-review',
    );
  });

  it('say who can write the first one', () => {
    render(<ShopReviews shop={SHOP} reviews={reply({ total: 0, listed: 0, rating: null, items: [] })} />);
    expect(screen.getByText(/^No reviews yet\./)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
