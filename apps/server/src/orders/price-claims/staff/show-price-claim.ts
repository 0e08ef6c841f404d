import { Injectable } from '@nestjs/common';
import type { AdminPriceClaim } from '@simpletread/contract';
import {
  formatMoney,
  lastPriceClaimDay,
  may,
  ok,
  type PriceClaimPlan,
  priceClaimMachine,
  priceClaimStateWord,
  refundsAlone,
  refuse,
  type Result,
  transition,
} from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Database } from '../../../platform/database/index.js';
import { emailFor, OrderReader, type OrderRecord, paymentLabel } from '../../order/index.js';
import { RefundRepository } from '../../refunds/index.js';
import { lineOf, planLineClaim, refundedWith } from '../plan-order-price-claim.js';
import { type PriceClaimRecord, PriceClaimReader } from '../price-claim.reader.js';
import { dueAtOf, needsProof, paidPerTire, priceClaimViewOf } from '../price-claim-view.js';
import { ClaimantReader } from './claimant.reader.js';
import { claimRowOf } from './price-claim-list.reader.js';

type Action = AdminPriceClaim['actions'][number];

const LABELS = { approve: 'Approve and refund', deny: 'Deny' } as const;

const whyNot = (record: PriceClaimRecord, plan: Result<PriceClaimPlan>, id: Action['id']): string | null => {
  if (!transition(priceClaimMachine, record.state, id === 'deny' ? 'deny' : 'refund').ok)
    return `Nothing to do now: ${priceClaimStateWord(record.state)}.`;
  if (id === 'deny') return null;
  if (needsProof(record)) return 'The buyer hasn’t sent an address or a picture of the offer yet.';
  return plan.ok ? null : 'There’s nothing left to refund for these tires.';
};

const actionsFor = (
  { order, record }: { readonly order: OrderRecord; readonly record: PriceClaimRecord },
  plan: Result<PriceClaimPlan>,
  viewer: StaffPrincipal,
  isAlone: boolean,
): Action[] =>
  (['approve', 'deny'] as const).map((id) => {
    const base = { id, label: LABELS[id] };
    if (!may(viewer, 'claims.handle'))
      return { ...base, isAllowed: false, reason: 'Your role can’t handle claims.' };
    const reason = whyNot(record, plan, id);
    if (reason !== null) return { ...base, isAllowed: false, reason };
    if (id === 'deny') return { ...base, isAllowed: true, reason: 'The buyer gets your reason by email.' };
    const amount = plan.ok ? formatMoney(plan.value.refundInCents) : '';
    const end = isAlone
      ? '.'
      : ` once a second person approves it. It is over your ${formatMoney(viewer.refundLimit)} limit.`;
    return {
      ...base,
      isAllowed: true,
      reason: `${amount} is refunded to ${paymentLabel(order.payment)}${end}`,
    };
  });

/** A claim with everything that staff decide it by. */
@Injectable()
export class ShowPriceClaim {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderReader,
    private readonly claims: PriceClaimReader,
    private readonly refunds: RefundRepository,
    private readonly claimants: ClaimantReader,
  ) {}

  async run(claimId: string, viewer: StaffPrincipal): Promise<Result<AdminPriceClaim, 'record.missing'>> {
    const record = await this.claims.byId(claimId);
    const order = record === null ? null : await this.orders.byId(record.order_id);
    if (record === null || order === null) return refuse('record.missing');
    const committed = await this.refunds.committed(this.database, order.id);
    const line = lineOf(order, record);
    const plan = planLineClaim(order, line, record.price_per_tire_in_cents, committed);
    const isOpen = record.state === 'requested' || record.state === 'awaitingApproval';
    const isAlone = !plan.ok || refundsAlone(viewer, refundedWith(committed, plan.value));
    const listed = {
      ...record,
      first_name: order.first_name,
      last_name: order.last_name,
      brand_name: line.brand_name,
      line_name: line.line_name,
      size_code: line.size_code,
      order_number: order.number,
      picture_count: record.pictures.length,
      due_at: dueAtOf(record),
    };
    return ok({
      ...priceClaimViewOf(order, record, committed),
      ...claimRowOf(listed, viewer),
      customerId: await this.claimants.customerOf(order.id),
      email: emailFor(viewer, order.email),
      placedAt: order.placed_at.toISOString(),
      lastDay: lastPriceClaimDay(order.placed_at),
      paidPerTireInCents: paidPerTire(line),
      answeredBy: record.answered_by,
      pictures: record.pictures.map(({ id, added_at: at }) => ({ id, addedAt: new Date(at).toISOString() })),
      effects: isOpen && plan.ok ? [...plan.value.effects] : [],
      needsApproval: isOpen && !isAlone,
      refundLimitInCents: viewer.refundLimit,
      actions: actionsFor({ order, record }, plan, viewer, isAlone),
    });
  }
}
