import { Injectable } from '@nestjs/common';
import {
  type Cents,
  checkCoveredTires,
  coverageClaimKindText,
  coverageClaimMachine,
  type CoverageClaimKind,
  type CoverageYear,
  formatCoverageClaimNumber,
  isAboutBill,
  isAboutTires,
  ok,
  openCoverage,
  openRoadside,
  priceCoverageClaim,
  refuse,
  type Result,
} from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import {
  COVERAGE_CLAIM_REQUESTED,
  type OrderActor,
  OrderEvents,
  OrderReader,
  type OrderRecord,
  OrderRepository,
  OrderTrail,
  tireLabel,
} from '../../order/index.js';
import { CoverageClaimReader } from '../coverage-claim.reader.js';
import { CoverageClaimRepository } from '../coverage-claim.repository.js';
import { checkOrderRoadside, type CoverageFacts, coveredLineOf, coveredOrderOf } from '../coverage-facts.js';
import { CoverageFactsReader } from '../coverage-facts.reader.js';
import { checkTries } from '../order-coverage.js';

export interface CoverageRequest {
  readonly kind: CoverageClaimKind;
  readonly lineId: string | null;
  readonly quantity: number;
  readonly billInCents: Cents | null;
  readonly comments: string;
}

/** The order of a claim, and who makes it. */
export interface CoverageClaimant {
  readonly orderId: string;
  readonly actorOf: (order: OrderRecord) => OrderActor;
  readonly isTheirs: (order: OrderRecord) => boolean;
}

/** A claim that passed its checks. */
interface Checked {
  readonly lineId: string | null;
  readonly quantity: number;
  readonly billInCents: Cents | null;
  readonly year: CoverageYear | null;
  readonly claimedInCents: Cents;
  /** For the timeline. */
  readonly reason: string;
}

/** Claims coverage of an order: in its months, for tires that are covered and in no other claim or return. */
@Injectable()
export class ClaimCoverage {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly orderReader: OrderReader,
    private readonly events: OrderEvents,
    private readonly trail: OrderTrail,
    private readonly claims: CoverageClaimRepository,
    private readonly reader: CoverageClaimReader,
    private readonly facts: CoverageFactsReader,
  ) {}

  run(request: CoverageRequest, claimant: CoverageClaimant): Promise<Result<null>> {
    return this.work.run((tx) => this.record(tx, request, claimant));
  }

  private async record(
    tx: Transaction,
    request: CoverageRequest,
    { orderId, actorOf, isTheirs }: CoverageClaimant,
  ): Promise<Result<null>> {
    if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
    const order = await this.orderReader.byId(orderId, tx);
    if (order === null || !isTheirs(order)) return refuse('record.missing');
    const actor = actorOf(order);
    const type = COVERAGE_CLAIM_REQUESTED;
    if (await this.events.isKnown(tx, { orderId, type, requestKey: actor.requestKey })) return ok(null);
    const checked = checkRequest(await this.facts.of(order, tx), request);
    if (!checked.ok) return checked;
    const { reason, ...claim } = checked.value;
    const { kind, comments } = request;
    const [at, state] = [order.read_at, coverageClaimMachine.initial];
    const claimId = await this.claims.insert(tx, { orderId, kind, state, comments, at, ...claim });
    const claimNumber = formatCoverageClaimNumber((await this.reader.byId(claimId, tx))?.number ?? 0);
    const data = { claimNumber, reason };
    const audit = {
      action: 'coverageClaim.request',
      before: null,
      after: { claimId, state, ...claim, ...data },
    };
    await this.trail.recordBy(tx, { orderId, at, type, data, audit, payload: { claimId } }, actor);
    return ok(null);
  }
}

const checkRequest = (facts: CoverageFacts, request: CoverageRequest): Result<Checked> => {
  const tries = checkTries(facts);
  if (!tries.ok) return tries;
  return isAboutTires(request.kind) ? checkTires(facts, request) : checkHelp(facts, request);
};

const checkTires = (facts: CoverageFacts, request: CoverageRequest): Result<Checked> => {
  const { kind, lineId, quantity } = request;
  const line = facts.order.lines.find(({ id }) => id === lineId);
  if (line === undefined) return refuse('coverageClaim.lineUnknown');
  const open = openCoverage(coveredOrderOf(facts), facts.order.read_at);
  if (!open.ok) return open;
  const covered = coveredLineOf(facts, line);
  const tires = checkCoveredTires(covered, quantity);
  if (!tires.ok) return tires;
  const billInCents = isAboutBill(kind) ? request.billInCents : null;
  const priced = priceCoverageClaim({ kind, quantity, billInCents, year: open.value }, covered);
  if (!priced.ok) return priced;
  const reason = `${coverageClaimKindText(kind)}: ${quantity} × ${tireLabel(line)}`;
  const claim = { lineId: line.id, quantity, billInCents, year: open.value, claimedInCents: priced.value };
  return ok({ ...claim, reason });
};

const checkHelp = (facts: CoverageFacts, { kind, billInCents }: CoverageRequest): Result<Checked> => {
  const included = checkOrderRoadside({ ...facts, claims: [] });
  if (!included.ok) return included;
  const open = openRoadside(coveredOrderOf(facts), facts.order.read_at);
  if (!open.ok) return open;
  const left = checkOrderRoadside(facts);
  if (!left.ok) return left;
  const priced = priceCoverageClaim({ kind, quantity: 0, billInCents, year: null }, null);
  if (!priced.ok) return priced;
  const claim = { lineId: null, quantity: 0, billInCents, year: null, claimedInCents: priced.value };
  return ok({ ...claim, reason: coverageClaimKindText(kind) });
};
