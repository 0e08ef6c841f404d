import { randomInt } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import {
  FRIEND_CODE_PREFIX,
  makeCouponCode,
  MOST_REFERRAL_RATE,
  ok,
  REFERRAL_PROMOTION_NAME,
  REFERRAL_RATE,
  REFERRAL_REWARD,
  referralTerms,
  refuse,
  type Result,
} from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import {
  Database,
  type Renamed,
  type SqlRunner,
  type Transaction,
  UnitOfWork,
} from '../../platform/database/index.js';
import { CodePromotions, type CodeTerms } from '../coupons/index.js';
import { referralProgramEntity, type ReferralProgramRow } from './referral-program.entity.js';

type ProgramRow = Pick<ReferralProgramRow, 'version'> &
  Renamed<
    ReferralProgramRow,
    {
      promotionId: 'promotion_id';
      batchId: 'batch_id';
      rewardInCents: 'reward_in_cents';
      isOpen: 'is_open';
    }
  >;

export interface Program extends Omit<ProgramRow, 'promotionId' | 'batchId'> {
  /** Null until the program has started. */
  readonly promotionId: string | null;
  readonly batchId: string | null;
  readonly ratePpm: number;
  /** True if a marketer has archived the program's promotion. Reopening starts a new one. */
  readonly isArchived: boolean;
}

/** The terms that a marketer sets. */
export interface ProgramRequest {
  readonly version: number;
  readonly isOpen: boolean;
  readonly ratePpm: number;
}

const FIND = `
  SELECT promotion_id AS "promotionId", batch_id AS "batchId", reward_in_cents AS "rewardInCents", is_open AS "isOpen", version
  FROM referrals.program`;

const INSERT = `
  INSERT INTO referrals.program (promotion_id, batch_id, reward_in_cents, is_open) VALUES ($1, $2, $3, $4)
  ON CONFLICT (id) DO NOTHING`;

export const friendCode = (): string => makeCouponCode(FRIEND_CODE_PREFIX, (most) => randomInt(most));

const termsOf = (ratePpm: number): CodeTerms => ({
  name: REFERRAL_PROMOTION_NAME,
  definition: referralTerms(ratePpm),
  mostRatePpm: MOST_REFERRAL_RATE,
});

/**
 * The referral program: friends' discounts and advocates' rewards. It is a promotion with codes that marketers open
 * and close.
 */
@Injectable()
export class ReferralPrograms {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly promotions: CodePromotions,
    private readonly audit: Audit,
  ) {}

  async current(db: SqlRunner = this.database): Promise<Program> {
    const row = await db.one<ProgramRow>(FIND);
    const promotion = row === null ? null : await this.promotions.find(row.promotionId, db);
    if (row === null || promotion === null)
      return {
        promotionId: null,
        batchId: null,
        isOpen: false,
        version: 0,
        ratePpm: REFERRAL_RATE,
        rewardInCents: REFERRAL_REWARD,
        isArchived: false,
      };
    const { benefit } = promotion.definition;
    return {
      ...row,
      isOpen: row.isOpen && promotion.state === 'active',
      ratePpm: benefit.type === 'Percentage' ? benefit.ratePpm : 0,
      isArchived: promotion.state === 'archived',
    };
  }

  change(
    request: ProgramRequest,
    { staff, requestId }: { readonly staff: StaffPrincipal; readonly requestId: string },
  ): Promise<Result<null, 'record.stale'>> {
    return this.work.run(async (tx): Promise<Result<null, 'record.stale'>> => {
      const before = await this.current(tx);
      if (before.version !== request.version) return refuse('record.stale');
      if (!(await this.write(tx, before, request))) return refuse('record.stale');
      await this.audit.recordStaff(
        tx,
        {
          action: 'referralProgram.change',
          subjectType: 'referralProgram',
          subjectId: 'program',
          before: { isOpen: before.isOpen, ratePpm: before.ratePpm },
          after: { isOpen: request.isOpen, ratePpm: request.ratePpm },
        },
        { staff, requestId },
      );
      return ok(null);
    });
  }

  private async write(tx: Transaction, before: Program, request: ProgramRequest): Promise<boolean> {
    const { isOpen, ratePpm, version } = request;
    const promotionId = await this.promotionOf(tx, before, request);
    if (promotionId === null) return false;
    if (!(await this.promotions.change(tx, promotionId, { ratePpm, isOn: isOpen }))) return false;
    if (before.promotionId === null) return true;
    const changed = await tx.repository(referralProgramEntity).update(
      { version },
      {
        is_open: isOpen,
        promotion_id: promotionId,
        version: version + 1,
        updated_at: () => 'now()',
      },
    );
    return changed.affected === 1;
  }

  /** An archived promotion stays archived. A new one replaces it and keeps the codes that friends received. */
  private promotionOf(
    tx: Transaction,
    { promotionId, batchId, isArchived }: Program,
    { ratePpm, isOpen }: ProgramRequest,
  ): Promise<string | null> {
    if (promotionId === null || batchId === null) return this.begin(tx, ratePpm, isOpen);
    return isArchived ? this.promotions.renew(tx, batchId, termsOf(ratePpm)) : Promise.resolve(promotionId);
  }

  /** Returns null if a colleague started it at the same moment. */
  private async begin(tx: Transaction, ratePpm: number, isOpen: boolean): Promise<string | null> {
    const { promotionId, batchId } = await this.promotions.create(tx, {
      ...termsOf(ratePpm),
      firstCode: friendCode(),
    });
    const begun = await tx.execute(INSERT, [promotionId, batchId, REFERRAL_REWARD, isOpen]);
    return begun === 1 ? promotionId : null;
  }
}
