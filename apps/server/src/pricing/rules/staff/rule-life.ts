import { moveRule, ok, refuse, type Result, type RuleEvent, type RuleState } from '@simpletread/domain';

import type { Audit, StaffContext } from '../../../platform/audit/index.js';
import {
  isStale,
  type SeenVersion,
  type Transaction,
  type UnitOfWork,
} from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { ownerAt } from '../owner-at.js';
import type { RuleClaims } from '../rule-claims.js';

/** The part of any rule that staff write. */
interface Terms {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** A promotion or price list as it is kept. */
interface Stored extends Terms {
  readonly state: RuleState;
  readonly campaignId: string | null;
  readonly version: number;
}

/** The repository of a kind of rule. */
interface Rows<Rule extends Stored> {
  lock(tx: Transaction, id: string): Promise<Rule | null>;
  move(tx: Transaction, id: string, state: RuleState, campaignId: string | null): Promise<void>;
}

interface Parts<Rule extends Written & Stored, Written extends Terms> {
  readonly kind: 'promotion' | 'priceList';
  readonly work: UnitOfWork;
  readonly rows: Rows<Rule>;
  readonly audit: Audit;
  readonly claims: RuleClaims;
  /** A rule as the audit records it. */
  readonly factsOf: (terms: Written) => object;
}

const isSameMoment = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

const isSameWindow = (a: Terms, b: Terms): boolean =>
  isSameMoment(a.startsAt, b.startsAt) && isSameMoment(a.endsAt, b.endsAt);

/** The life cycle that promotions and price lists share. Each step returns the rule's id. */
export class RuleLife<Rule extends Written & Stored, Written extends Terms> {
  constructor(private readonly parts: Parts<Rule, Written>) {}

  begin(
    terms: Written,
    context: StaffContext,
    insert: (tx: Transaction, id: string) => Promise<Result<null>>,
  ): Promise<Result<string>> {
    return this.parts.work.run(async (tx): Promise<Result<string>> => {
      const id = newId();
      const inserted = await insert(tx, id);
      if (!inserted.ok) return inserted;
      const after = { ...this.parts.factsOf(terms), state: 'draft' };
      await this.record(tx, { event: 'create', id, before: null, after }, context);
      return ok(id);
    });
  }

  /** `write` is given the campaign that it stays in. */
  change(
    { id, version }: RuleVersion,
    terms: Written,
    context: StaffContext,
    write: (tx: Transaction, rule: Rule, campaignId: string | null) => Promise<Result<null>>,
  ): Promise<Result<string>> {
    return this.at({ id, version }, async (tx, rule) => {
      if (rule.state === 'archived') return refuse('pricing.stateRefused', { state: rule.state });
      const campaignId = ownerAt(rule, await tx.now());
      if (campaignId !== null && !isSameWindow(rule, terms)) return refuse('pricing.inCampaign');
      const written = await write(tx, rule, campaignId);
      if (!written.ok) return written;
      const before = { ...this.parts.factsOf(rule), campaignId: rule.campaignId };
      const after = { ...this.parts.factsOf(terms), campaignId };
      await this.record(tx, { event: 'change', id, before, after }, context);
      return ok(id);
    });
  }

  move({ id, version }: RuleVersion, event: RuleEvent, context: StaffContext): Promise<Result<string>> {
    return this.at({ id, version }, async (tx, rule) => {
      const { state, campaignId } = rule;
      const moved = moveRule(state, event);
      if (!moved.ok) return moved;
      const owner = ownerAt(rule, await tx.now());
      await this.parts.rows.move(tx, id, moved.value, owner);
      const after = { state: moved.value, campaignId: owner };
      await this.record(tx, { event, id, before: { state, campaignId }, after }, context);
      return ok(id);
    });
  }

  /** For drafts only, which never made a price. `remove` returns what else was deleted, for the audit. */
  delete(
    { id, version }: RuleVersion,
    context: StaffContext,
    remove: (tx: Transaction, rule: Rule) => Promise<object>,
  ): Promise<Result<undefined>> {
    const { kind, claims, factsOf } = this.parts;
    return this.at({ id, version }, async (tx, rule): Promise<Result<undefined>> => {
      if (rule.state !== 'draft') return refuse('record.notDraft');
      const campaign = await claims.campaignOf(tx, kind, id);
      if (campaign !== null) return refuse('pricing.claimed', { campaign });
      const before = { ...factsOf(rule), ...(await remove(tx, rule)) };
      await this.record(tx, { event: 'delete', id, before, after: null }, context);
      return ok(undefined);
    });
  }

  private at<Value>(
    { id, version }: RuleVersion,
    run: (tx: Transaction, rule: Rule) => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    return this.parts.work.run(async (tx): Promise<Result<Value>> => {
      const rule = await this.parts.rows.lock(tx, id);
      if (rule === null) return refuse('record.missing');
      return isStale(rule.version, version) ? refuse('record.stale') : run(tx, rule);
    });
  }

  private record(tx: Transaction, { event, id, ...sides }: Step, context: StaffContext): Promise<void> {
    const { kind } = this.parts;
    const entry = { action: `${kind}.${event}`, subjectType: kind, subjectId: id, ...sides };
    return this.parts.audit.recordStaff(tx, entry, context);
  }
}

/** A rule in the version that the caller saw. */
export interface RuleVersion {
  readonly id: string;
  readonly version: SeenVersion;
}

interface Step {
  readonly event: 'create' | 'change' | 'delete' | RuleEvent;
  readonly id: string;
  readonly before: object | null;
  readonly after: object | null;
}
