/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Review } from './Review';

const REVIEW = {
  reviewId: '0198c0de-0000-7000-8000-0000000000e1',
  authorName: 'Dana W.',
  writtenOn: '2026-11-20',
  purchasedOn: null,
  rating: 4,
  ratings: { dry: 4, wet: 4, winter: null, comfort: null, noise: null, treadwear: null },
  summary: 'Quiet',
  comments: null,
  vehicle: null,
  milesDriven: null,
  drivingStyle: null,
  placeDriven: null,
  wouldBuyAgain: true,
  helpfulCount: 0,
  isVerified: true,
};

describe('a review', () => {
  it('carries its source label, and says if the purchase is verified [R3.15]', () => {
    const { rerender } = render(<Review review={REVIEW} />);
    expect(screen.getByText(/Product Review/).textContent).toContain(
      'Dana W., verified purchase, Nov 20, 2026',
    );
    rerender(<Review review={{ ...REVIEW, isVerified: false }} />);
    expect(screen.getByText(/Product Review/).textContent).not.toContain('verified');
  });
});
