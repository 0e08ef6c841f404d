/** @jest-environment jsdom */
import { HELPFUL_VOTES_ITEM } from '@simpletread/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelpfulVote } from './HelpfulVote';
import { helpfulWords } from './helpful-words';
import { voteHelpful } from './vote-helpful';

jest.mock('./vote-helpful', () => ({ voteHelpful: jest.fn() }));

const VOTED = '0198c0de-0000-7000-8000-000000000001';
const OTHER = '0198c0de-0000-7000-8000-000000000002';

describe('a vote for a review', () => {
  it('counts who found it helpful, and shows no zero', () => {
    expect(helpfulWords(0)).toBeNull();
    expect(helpfulWords(1)).toBe('1 reader found this helpful');
    expect(helpfulWords(1200)).toBe('1,200 readers found this helpful');
  });

  it('is sent with the review, shows the new count, and can be taken back', async () => {
    jest.mocked(voteHelpful).mockResolvedValue({ helpfulCount: 3, isHelpful: true, problem: null });
    render(<HelpfulVote reviewId={VOTED} helpfulCount={2} of="Quiet" />);
    await userEvent.click(screen.getByRole('button', { name: /^Helpful.*Quiet$/ }));
    const [, form] = jest.mocked(voteHelpful).mock.calls[0] ?? [];
    expect([form?.get('reviewId'), form?.get('isHelpful')]).toEqual([VOTED, 'yes']);
    expect(await screen.findByText('Thanks. 3 readers found this helpful')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Take back.*Quiet$/ })).toBeTruthy();
  });

  it('is remembered by the browser until it is taken back, and for this review only', async () => {
    localStorage.setItem(HELPFUL_VOTES_ITEM.name, JSON.stringify([VOTED]));
    jest.mocked(voteHelpful).mockResolvedValue({ helpfulCount: 1, isHelpful: false, problem: null });
    render(<HelpfulVote reviewId={VOTED} helpfulCount={2} of="Quiet" />);
    render(<HelpfulVote reviewId={OTHER} helpfulCount={2} of="Loud" />);
    expect(screen.getByRole('button', { name: /^Helpful.*Loud$/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Take back.*Quiet$/ }));
    expect(await screen.findByRole('button', { name: /^Helpful.*Quiet$/ })).toBeTruthy();
    expect(localStorage.getItem(HELPFUL_VOTES_ITEM.name)).toBe('[]');
  });
});
