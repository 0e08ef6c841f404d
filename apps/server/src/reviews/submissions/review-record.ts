import type { Computed } from '../../platform/database/index.js';
import { repliesOf, type StoredReply } from '../replies/index.js';
import type { ReviewRow } from '../reviews/index.js';
import type { SubmissionRow } from './submission.entity.js';

/** A review that a shopper wrote, with what only its writer and moderators see. */
export type ReviewRecord = Omit<ReviewRow, 'source_id'> &
  Omit<SubmissionRow, 'review_id' | 'line_id' | 'shop_id' | 'token_hash' | 'network'> &
  Computed<{ pictures: readonly string[]; replies: readonly StoredReply[] }>;

/** The columns of a `ReviewRecord`; `r` is the review, `s` its submission. */
export const REVIEW_COLUMNS = [
  `  r.id, r.line_id, r.shop_id, r.stars, r.author_name, r.written_at, r.purchased_on, r.dry, r.wet, r.winter, r.comfort, r.noise, r.treadwear, r.rating,
  r.summary, r.comments, r.vehicle, r.miles_driven, r.driving_style, r.place_driven, r.would_buy_again, r.helpful_count, r.state,
  r.is_verified, r.is_employee, r.source, s.version, s.name, s.email, s.mailbox, s.account_id, s.order_id, s.seconds, s.submitted_at, s.our_turn_since, s.signs,
  s.suspicion, s.reason, s.question, s.answer, s.appeal, s.appealed_at, s.decided_at, s.decided_by, s.rejected_by, s.published_at,
  s.published_by, s.was_asked, s.withdrawn_at, s.reopened_at,
  ARRAY(SELECT p.id FROM reviews.review_picture p WHERE p.review_id = r.id ORDER BY p.added_at, p.id) AS pictures,`,
  repliesOf('r.id'),
  'AS replies',
].join(' ');
