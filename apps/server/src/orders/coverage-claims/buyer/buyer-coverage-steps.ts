import { Injectable } from '@nestjs/common';
import type { UploadedFile } from '@simpletread/contract';
import {
  type Cents,
  isAboutBill,
  MOST_COVERAGE_CLAIM_PICTURES,
  ok,
  priceCoverageClaim,
  refuse,
  type Result,
} from '@simpletread/domain';

import { Audit, staffActor, type StaffContext } from '../../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import {
  COVERAGE_CLAIM_ANSWERED,
  COVERAGE_CLAIM_APPEALED,
  COVERAGE_CLAIM_CANCELLED,
  type OrderActor,
  type OrderRecord,
} from '../../order/index.js';
import { drawnPicture } from '../../../platform/pictures/index.js';
import { type CoverageClaimRecord, CoverageClaimReader } from '../coverage-claim.reader.js';
import { type CoverageClaimChange, CoverageClaimRepository } from '../coverage-claim.repository.js';
import { CoverageClaimSteps, type LockedCoverageClaim } from '../coverage-claim-steps.js';
import { buyerGuards, needsProof, takesPictures } from '../coverage-claim-view.js';
import { checkClaim } from '../coverage-facts.js';
import { CoverageFactsReader } from '../coverage-facts.reader.js';
import { renewedClaim } from '../renew-claim.js';

/** A claim of a buyer who proved to own its order. */
export interface BuyersCoverageClaim {
  readonly claimId: string | null;
  readonly actorOf: (order: OrderRecord) => OrderActor;
  readonly isTheirs: (order: OrderRecord) => boolean;
}

const canTake = (record: CoverageClaimRecord | null): Result<null> => {
  if (record === null) return refuse('record.missing');
  if (record.pictures.length >= MOST_COVERAGE_CLAIM_PICTURES)
    return refuse('coverageClaim.tooManyPictures', { max: MOST_COVERAGE_CLAIM_PICTURES });
  return takesPictures(record) ? ok(null) : refuse('coverageClaim.movedOn');
};

/** The columns that a corrected bill changes; none if it isn't corrected. */
const correctedBill = (
  { kind, quantity, year }: CoverageClaimRecord,
  billInCents: Cents | null,
): Result<CoverageClaimChange> => {
  if (billInCents === null || !isAboutBill(kind)) return ok({});
  const priced = priceCoverageClaim({ kind, quantity, billInCents, year }, null);
  return priced.ok ? ok({ bill_in_cents: billInCents, claimed_in_cents: priced.value }) : priced;
};

/** The buyer's steps of a claim: add pictures, answer our question, appeal a denial once, and cancel it until it is decided. */
@Injectable()
export class BuyerCoverageSteps {
  constructor(
    private readonly work: UnitOfWork,
    private readonly steps: CoverageClaimSteps,
    private readonly claims: CoverageClaimRepository,
    private readonly reader: CoverageClaimReader,
    private readonly facts: CoverageFactsReader,
    private readonly audit: Audit,
  ) {}

  async cancel({ claimId, ...theirs }: BuyersCoverageClaim): Promise<Result<null>> {
    if (claimId === null) return refuse('record.missing');
    const type = COVERAGE_CLAIM_CANCELLED;
    return this.steps.run({ ...theirs, claimId, version: null, types: [type] }, (_, { order }) => {
      const change = { cancelled_at: order.read_at, our_turn_since: null };
      return Promise.resolve(ok({ event: 'cancel', type, action: 'coverageClaim.cancel', change }));
    });
  }

  /** A bill that is misread can be corrected; null leaves it. */
  async answer(
    { claimId, ...theirs }: BuyersCoverageClaim,
    { text, billInCents }: { readonly text: string; readonly billInCents: Cents | null },
  ): Promise<Result<null>> {
    if (claimId === null) return refuse('record.missing');
    const type = COVERAGE_CLAIM_ANSWERED;
    return this.steps.run(
      { ...theirs, claimId, version: null, types: [type] },
      (_, { order, record }, facts) => {
        const renewed = renewedClaim(facts, record, record.requested_at);
        if (!renewed.ok) return Promise.resolve(renewed);
        const bill = correctedBill({ ...record, ...renewed.value }, billInCents);
        if (!bill.ok) return Promise.resolve(bill);
        const since = needsProof(record) ? null : order.read_at;
        const change = { answer: text, our_turn_since: since, ...renewed.value, ...bill.value };
        const step = {
          event: 'answer',
          type,
          action: 'coverageClaim.answer',
          change,
          data: { text },
        } as const;
        return Promise.resolve(ok(step));
      },
    );
  }

  /** Another claim or a return may have taken its tires meanwhile. */
  async appeal({ claimId, ...theirs }: BuyersCoverageClaim, text: string): Promise<Result<null>> {
    if (claimId === null) return refuse('record.missing');
    const type = COVERAGE_CLAIM_APPEALED;
    return this.steps.run(
      { ...theirs, claimId, version: null, types: [type] },
      (_, { order, record }, facts) => {
        const left = checkClaim(facts, record);
        if (!left.ok) return Promise.resolve(left);
        const renewed = renewedClaim(facts, record, record.decided_at ?? record.requested_at);
        if (!renewed.ok) return Promise.resolve(renewed);
        const change = {
          ...renewed.value,
          appeal: text,
          appealed_at: order.read_at,
          our_turn_since: needsProof(record) ? null : order.read_at,
        };
        const guards = buyerGuards(record);
        const step = { event: 'appeal', type, action: 'coverageClaim.appeal', guards, change } as const;
        return Promise.resolve(ok({ ...step, data: { text } }));
      },
    );
  }

  /** Checked before the picture is drawn anew, which is costly, and again under the lock. `by` adds it for a buyer. */
  async addPicture(
    {
      claimId,
      isTheirs,
      by = null,
    }: Omit<BuyersCoverageClaim, 'actorOf'> & { readonly by?: StaffContext | null },
    file: UploadedFile,
  ): Promise<Result<null>> {
    if (claimId === null) return refuse('record.missing');
    const early = canTake(await this.reader.byId(claimId));
    if (!early.ok) return early;
    const drawn = await drawnPicture(file);
    if (!drawn.ok) return drawn;
    return this.work.run(async (tx): Promise<Result<null>> => {
      const locked = await this.steps.lock(tx, claimId);
      const taken = canTake(locked?.record ?? null);
      if (!taken.ok || locked === null) return taken;
      if (!isTheirs(locked.order)) return refuse('record.missing');
      const proved = await this.prove(tx, locked);
      if (!proved.ok) return proved;
      await this.claims.addPicture(tx, claimId, drawn.value, locked.order.read_at);
      const pictures = locked.record.pictures.length;
      if (by !== null)
        await this.audit.record(tx, {
          ...staffActor(by),
          action: 'coverageClaim.addPicture',
          subjectType: 'order',
          subjectId: locked.order.id,
          before: { claimId, pictures },
          after: { pictures: pictures + 1 },
        });
      return ok(null);
    });
  }

  /** The first picture of a claim that was left for long proves it as of today. */
  private async prove(tx: Transaction, { order, record }: LockedCoverageClaim): Promise<Result<null>> {
    if (!needsProof(record)) return ok(null);
    const since = record.appealed_at ?? record.requested_at;
    const renewed = renewedClaim(await this.facts.of(order, tx), record, since);
    if (!renewed.ok) return renewed;
    if (renewed.value.year !== undefined) await this.claims.move(tx, record.id, record.state, renewed.value);
    return ok(null);
  }
}
