import { Injectable } from '@nestjs/common';
import {
  areClaimsUsedUp,
  canClaimPrice,
  type Cents,
  formatMoney,
  formatPriceClaimNumber,
  ok,
  parseOfferAddress,
  PRICE_CLAIMS_UNDER_WAY,
  type PriceClaimKind,
  priceClaimKindText,
  priceClaimMachine,
  refuse,
  type Result,
} from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import {
  type OrderActor,
  OrderEvents,
  OrderReader,
  type OrderLineRecord,
  type OrderRecord,
  OrderRepository,
  OrderTrail,
  PRICE_CLAIM_REQUESTED,
} from '../order/index.js';
import { OwnPrices } from './own-prices.js';
import { PriceClaimReader } from './price-claim.reader.js';
import { PriceClaimRepository } from './price-claim.repository.js';
import { planLineClaim } from './plan-order-price-claim.js';
import { SettleOwnPrice } from './settle-own-price.js';

export interface PriceClaimRequest {
  readonly lineId: string;
  readonly kind: PriceClaimKind;
  readonly pricePerTireInCents: Cents | null;
  readonly offerAddress: string;
  readonly comments: string;
}

/** The order of a claim, and who makes it. */
export interface PriceClaimant {
  readonly orderId: string;
  readonly actorOf: (order: OrderRecord) => OrderActor;
  readonly isTheirs?: (order: OrderRecord) => boolean;
}

interface FoundPrice {
  readonly pricePerTireInCents: Cents;
  readonly priceSeenAt: Date | null;
  readonly offerAddress: string;
}

/** Claims a lower price: within 30 days, for tires that were kept, one claim at a time. Our own price is refunded at once. */
@Injectable()
export class ClaimPrice {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly orderReader: OrderReader,
    private readonly events: OrderEvents,
    private readonly trail: OrderTrail,
    private readonly claims: PriceClaimRepository,
    private readonly reader: PriceClaimReader,
    private readonly ownPrices: OwnPrices,
    private readonly ownPrice: SettleOwnPrice,
  ) {}

  /** Our own prices are read before the order is locked: they take many statements. */
  async run(request: PriceClaimRequest, claimant: PriceClaimant): Promise<Result<null>> {
    const order = await this.orderReader.byId(claimant.orderId);
    const line = order?.lines.find(({ id }) => id === request.lineId);
    if (order === null || line === undefined)
      return refuse(order === null ? 'record.missing' : 'priceClaim.lineUnknown');
    const early = this.isOpen(order);
    if (!early.ok) return early;
    const found = await this.priceOf(order, line, request);
    return found.ok ? this.work.run((tx) => this.record(tx, request, found.value, claimant)) : found;
  }

  private isOpen(order: OrderRecord) {
    const { state, placed_at: placedAt, cancel_requested_at: requestedAt, read_at: now } = order;
    return canClaimPrice({ state, placedAt, isCancelPending: requestedAt !== null }, now);
  }

  private async priceOf(
    order: OrderRecord,
    line: OrderLineRecord,
    { kind, pricePerTireInCents, offerAddress }: PriceClaimRequest,
  ): Promise<Result<FoundPrice>> {
    if (kind === 'own-price') {
      if (line.returned_quantity === line.quantity || line.replaced_quantity > 0)
        return refuse('priceClaim.nothingKept');
      const lowest = await this.ownPrices.lowest(order, line, { from: order.placed_at, to: order.read_at });
      if (lowest === null) return refuse('priceClaim.noDrop');
      const { pricePerTireInCents: own, at: priceSeenAt } = lowest;
      return ok({ pricePerTireInCents: own, priceSeenAt, offerAddress: '' });
    }
    if (pricePerTireInCents === null) return refuse('priceClaim.priceTooLow');
    const address = offerAddress === '' ? ok('') : parseOfferAddress(offerAddress);
    return address.ok ? ok({ pricePerTireInCents, priceSeenAt: null, offerAddress: address.value }) : address;
  }

  private async record(
    tx: Transaction,
    { lineId, kind, comments }: PriceClaimRequest,
    found: FoundPrice,
    { orderId, actorOf, isTheirs = () => true }: PriceClaimant,
  ): Promise<Result<null>> {
    if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
    const order = await this.orderReader.byId(orderId, tx);
    const line = order?.lines.find(({ id }) => id === lineId);
    if (order === null || line === undefined || !isTheirs(order)) return refuse('record.missing');
    const actor = actorOf(order);
    const { requestKey } = actor;
    if (await this.events.isKnown(tx, { orderId, type: PRICE_CLAIM_REQUESTED, requestKey })) return ok(null);
    const checked = await this.checked(tx, order, line, kind, found);
    if (!checked.ok) return checked;
    const at = order.read_at;
    const state = priceClaimMachine.initial;
    const claimId = await this.claims.insert(tx, { orderId, lineId, kind, state, comments, at, ...found });
    const claimNumber = formatPriceClaimNumber((await this.reader.byId(claimId, tx))?.number ?? 0);
    const data = {
      claimNumber,
      reason: `${priceClaimKindText(kind)}: ${formatMoney(found.pricePerTireInCents)} per tire`,
    };
    const audit = { action: 'priceClaim.request', before: null, after: { claimId, state, lineId, ...data } };
    const type = PRICE_CLAIM_REQUESTED;
    await this.trail.recordBy(tx, { orderId, at, type, data, audit, payload: { claimId } }, actor);
    return kind === 'own-price' ? this.ownPrice.run(tx, claimId) : ok(null);
  }

  private async checked(
    tx: Transaction,
    order: OrderRecord,
    line: OrderLineRecord,
    kind: PriceClaimKind,
    { pricePerTireInCents }: FoundPrice,
  ): Promise<Result<null>> {
    const window = this.isOpen(order);
    if (!window.ok) return window;
    const earlier = await this.reader.ofOrder(order.id, tx);
    if (areClaimsUsedUp(earlier.map(({ state }) => state))) return refuse('priceClaim.tooMany');
    const isOpen = earlier.some(
      ({ line_id: lineId, state }) => lineId === line.id && PRICE_CLAIMS_UNDER_WAY.includes(state),
    );
    if (isOpen) return refuse('priceClaim.isOpen');
    const plan = planLineClaim(order, line, pricePerTireInCents, await this.ownPrice.committed(tx, order.id));
    if (plan.ok) return ok(null);
    return kind === 'own-price' && plan.fault.code === 'priceClaim.notLower'
      ? refuse('priceClaim.noDrop')
      : plan;
  }
}
