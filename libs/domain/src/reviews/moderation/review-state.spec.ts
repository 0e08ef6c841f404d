import { eventsFrom } from '../../machine/index.js';
import {
  isAppealOfOwnRejection,
  isReviewShown,
  isTakeBackOpen,
  moveReview,
  REVIEW_STATES,
  reviewDueAt,
  reviewMachine,
} from './review-state.js';

describe('the life of a review', () => {
  it('moves along the drawn table and refuses every other move with the state that forbids it [R4.21]', () => {
    const events = Object.keys(reviewMachine.events) as (keyof typeof reviewMachine.events)[];
    for (const state of REVIEW_STATES)
      for (const event of events) {
        const moved = moveReview(state, event, true);
        const isDrawn = eventsFrom(reviewMachine, state).includes(event);
        expect([state, event, moved.ok]).toEqual([state, event, isDrawn]);
        if (!moved.ok) expect(moved.fault).toMatchObject({ code: 'review.movedOn' });
      }
    expect(moveReview('withdrawn', 'publish')).toMatchObject({ fault: { data: { state: 'withdrawn' } } });
  });

  it('can be appealed once', () => {
    expect(moveReview('rejected', 'appeal', true)).toEqual({ ok: true, value: 'appealed' });
    expect(moveReview('rejected', 'appeal', false).ok).toBe(false);
  });

  it('leaves an appeal to a colleague of whoever rejected it, and nothing else', () => {
    const kept = (rejectedBy: string | null) =>
      REVIEW_STATES.filter((state) => isAppealOfOwnRejection({ state, rejectedBy }, 'robin'));
    expect(kept('robin')).toEqual(['appealed']);
    expect(kept('marcus')).toEqual([]);
    expect(kept(null)).toEqual([]);
  });

  it('is read again after an edit, and never shown in between', () => {
    expect(moveReview('published', 'edit')).toEqual({ ok: true, value: 'submitted' });
    expect(REVIEW_STATES.filter(isReviewShown)).toEqual(['published']);
  });

  it('waits again if its decision is taken back within 30 minutes, unless it was about an appeal', () => {
    expect(moveReview('published', 'takeBack', true)).toEqual({ ok: true, value: 'submitted' });
    expect(moveReview('rejected', 'takeBack', true)).toEqual({ ok: true, value: 'submitted' });
    expect(moveReview('published', 'takeBack', false).ok).toBe(false);
    expect(moveReview('rejected', 'restore', true)).toEqual({ ok: true, value: 'published' });
    expect(moveReview('rejected', 'restore', false).ok).toBe(false);
    expect(moveReview('rejected', 'reopenQuestion', true)).toEqual({ ok: true, value: 'questionAsked' });
    expect(moveReview('rejected', 'reopenQuestion', false).ok).toBe(false);
    const decidedAt = new Date('2026-11-27T10:00:00Z');
    const isOpenAt = (time: string) => isTakeBackOpen(decidedAt, new Date(`2026-11-27T${time}Z`));
    expect([isOpenAt('10:29:59'), isOpenAt('10:30:00')]).toEqual([true, false]);
    expect(isTakeBackOpen(null, decidedAt)).toBe(false);
  });

  it('is due a day after it began to wait', () => {
    expect(reviewDueAt(new Date('2026-11-27T10:00:00Z')).toISOString()).toBe('2026-11-28T10:00:00.000Z');
  });
});
