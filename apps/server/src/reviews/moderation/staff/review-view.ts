import type { AdminReview } from '@simpletread/contract';
import { isAppealOfOwnRejection, maskEmail, may, reviewDueAt } from '@simpletread/domain';

import type { BrandRow, ProductLineRow } from '../../../catalogue/index.js';
import type { ShopRow } from '../../../installers/index.js';
import type { StaffPrincipal } from '../../../platform/access/index.js';
import type { Computed, OuterJoined, Renamed } from '../../../platform/database/index.js';
import type { WithOwner } from '../../../platform/work-owners/index.js';
import { shownReply } from '../../replies/index.js';
import type { ReviewRecord } from '../../submissions/index.js';

/** A review, its line, and the order beside it. */
export type ListedReview = ReviewRecord &
  OuterJoined<Renamed<ProductLineRow, { line_name: 'name'; line_slug: 'slug' }>> &
  OuterJoined<Renamed<BrandRow, { brand_name: 'name'; brand_slug: 'slug' }>> &
  OuterJoined<Pick<ShopRow, 'company'> & Renamed<ShopRow, { shop_slug: 'slug'; shop_code: 'code' }>> &
  Computed<{
    order_number: string | null;
    placed_at: Date | null;
    delivered_at: Date | null;
    tires: string | null;
    returned: number | null;
  }> &
  WithOwner;

const orderOf = (row: ListedReview): AdminReview['order'] =>
  row.order_id === null || row.order_number === null || row.placed_at === null
    ? null
    : {
        orderId: row.order_id,
        orderNumber: row.order_number,
        placedAt: row.placed_at.toISOString(),
        deliveredAt: row.delivered_at?.toISOString() ?? null,
        tires: row.tires ?? '',
        returned: row.returned ?? 0,
      };

const subjectOf = (row: ListedReview): AdminReview['subject'] =>
  row.shop_id === null
    ? {
        kind: 'tire',
        name: `${row.brand_name ?? ''} ${row.line_name ?? ''}`,
        path: `/brands/${row.brand_slug ?? ''}-tires/${row.line_slug ?? ''}`,
      }
    : {
        kind: 'shop',
        name: row.company ?? '',
        path: `/tire-shops/shop/${row.shop_slug ?? ''}/${(row.shop_code ?? '').toLowerCase()}`,
      };

/** Returns a review as moderators see it. */
export const adminReviewOf = (row: ListedReview, viewer: StaffPrincipal): AdminReview => ({
  id: row.id,
  version: row.version,
  state: row.state,
  authorName: row.author_name,
  email: may(viewer, 'contacts.read') ? row.email : maskEmail(row.email),
  subject: subjectOf(row),
  brandName: row.brand_name,
  rating: Number(row.rating),
  ratings: {
    dry: row.dry,
    wet: row.wet,
    winter: row.winter,
    comfort: row.comfort,
    noise: row.noise,
    treadwear: row.treadwear,
  },
  summary: row.summary,
  comments: row.comments ?? '',
  vehicle: row.vehicle === null ? '' : `${row.vehicle.year} ${row.vehicle.make} ${row.vehicle.model}`,
  purchasedOn: row.purchased_on,
  milesDriven: row.miles_driven,
  drivingStyle: row.driving_style,
  placeDriven: row.place_driven,
  wouldBuyAgain: row.would_buy_again,
  isEmployee: row.is_employee,
  submittedAt: row.submitted_at.toISOString(),
  dueAt: row.our_turn_since === null ? null : reviewDueAt(row.our_turn_since).toISOString(),
  pictureIds: [...row.pictures],
  signs: [...row.signs],
  suspicion: row.suspicion,
  order: orderOf(row),
  reason: row.reason,
  question: row.question,
  answer: row.answer,
  appeal: row.appeal,
  replies: row.replies.map((reply) => ({
    ...shownReply(reply),
    writtenBy: reply.writtenBy,
    writtenAt: new Date(reply.writtenAt).toISOString(),
    editedAt: reply.editedAt === null ? null : new Date(reply.editedAt).toISOString(),
  })),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by,
  owner: row.owner,
  isForColleague: isAppealOfOwnRejection({ state: row.state, rejectedBy: row.rejected_by }, viewer.staffId),
});
