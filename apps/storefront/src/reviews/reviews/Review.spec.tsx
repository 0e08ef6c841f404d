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
  source: null,
  isEmployee: false,
  pictureIds: [],
  replies: [],
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

  it('says that an employee wrote it', () => {
    const { rerender } = render(<Review review={REVIEW} />);
    expect(screen.queryByText(/employee/)).toBeNull();
    rerender(<Review review={{ ...REVIEW, isEmployee: true }} />);
    expect(screen.getByText('Written by a SimpleTread employee')).toBeTruthy();
  });

  it('names the partner it was first posted at', () => {
    render(<Review review={{ ...REVIEW, source: 'Keystone Garage' }} />);
    expect(screen.getByText(/Product Review, first posted at Keystone Garage/)).toBeTruthy();
  });

  it('has replies below it, signed by the shop or the brand', () => {
    const reply = { voice: 'brand', by: 'Kestrel', text: 'Thank you.', repliedOn: '2026-11-22' } as const;
    render(<Review review={{ ...REVIEW, replies: [{ ...reply, isEdited: true }] }} />);
    const shown = screen.getByRole('region', { name: 'Reply from Kestrel' });
    expect(shown.textContent).toBe('Reply from Kestrel Nov 22, 2026, editedThank you.');
  });

  it('shows its pictures, each a link to itself, from where it is shown', () => {
    render(<Review review={{ ...REVIEW, pictureIds: ['a', 'b'] }} picturesAt="/my-reviews/key/pictures" />);
    const second = screen.getByRole('img', { name: 'Picture 2 of 2 by Dana W.' });
    expect(second.getAttribute('src')).toBe('/my-reviews/key/pictures/b');
    expect(second.closest('a')?.getAttribute('href')).toBe('/my-reviews/key/pictures/b');
  });
});
