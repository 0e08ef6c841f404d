import { createHash, createHmac } from 'node:crypto';
import { INVITATION_STAGES, invitationDays } from '@simpletread/domain';
import type pg from 'pg';
import type { SeedOrder } from '../order/seed-order.js';
import { writeColumns } from '../../write-columns.js';

const DAY_MS = 86_400_000;

/** As the server derives the key in an invitation's link. */
const hashOf = (secret: string, asked: string): string => {
  const token = createHmac('sha256', secret).update(`review-invitation:${asked}`).digest('base64url');
  return createHash('sha256').update(token).digest('hex');
};

/** Writes which buyers were asked for a review before the shop was seeded, so a fresh shop doesn't ask them again. */
export const writeReviewInvitations = async (
  client: pg.ClientBase,
  orders: readonly SeedOrder[],
  { now, secret }: { readonly now: Date; readonly secret: string },
): Promise<void> => {
  const asked = orders.flatMap((order) => {
    const { deliveredAt } = order.progress;
    if (deliveredAt === null) return [];
    const lines = new Set(order.lines.map(({ shelfTire }) => shelfTire.tire.lineId));
    return INVITATION_STAGES.flatMap((stage) => {
      const sentAt = new Date(deliveredAt.getTime() + invitationDays(stage) * DAY_MS);
      return sentAt > now
        ? []
        : [...lines].map((lineId) => ({
            ...{ order_id: order.id, line_id: lineId, stage, sent_at: sentAt },
            token_hash: hashOf(secret, `${order.id}:${lineId}:${stage}`),
          }));
    });
  });
  await writeColumns(client, 'orders.review_invitation', asked);
};
