import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { type Cents, GUEST, type PriceRules, type PriceShopper } from '@simpletread/domain';

import { PriceBook } from '../rules/index.js';
import { CustomerKeys, CustomerMailboxes, type PriceCustomer, RedemptionRepository } from '../uses/index.js';
import { OrderHistory } from './order-history.js';
import { RememberedStandings } from './remembered-standings.js';

/** Facts about shoppers that rules need and that take a lookup. */
interface Asked {
  readonly hasCustomerLimit: boolean;
  readonly hasFirstOrder: boolean;
}

const NOTHING_FREED: ReadonlyMap<string, Cents> = new Map();
const NOBODY = { standing: GUEST, company: null };
const NO_USES: ReadonlyMap<string, number> = new Map();

const askedBy = ({ promotions }: PriceRules): Asked => ({
  hasCustomerLimit: promotions.some(({ limits }) => limits.usesPerCustomer !== null),
  hasFirstOrder: promotions.some(({ conditions }) => conditions.isFirstOrderOnly),
});

/**
 * The buyer as pricing sees them: from the account's own records, uses and orders, never from the request. A visitor
 * without account and address is an unknown guest.
 */
@Injectable()
export class ShopperFacts {
  private readonly asked = new WeakMap<PriceRules, Asked>();
  private history: OrderHistory | null | undefined;

  constructor(
    private readonly modules: ModuleRef,
    private readonly book: PriceBook,
    private readonly standings: RememberedStandings,
    private readonly redemptions: RedemptionRepository,
    private readonly keys: CustomerKeys,
    private readonly mailboxes: CustomerMailboxes,
  ) {}

  /** For prices that are shown: what an account is may be seconds old. */
  of(customer: PriceCustomer): Promise<PriceShopper> {
    return this.facts(customer, (accountId) => this.standings.of(accountId));
  }

  /** For prices that are charged. */
  fresh(customer: PriceCustomer): Promise<PriceShopper> {
    return this.facts(customer, (accountId) => this.standings.fresh(accountId));
  }

  private async facts(
    customer: PriceCustomer,
    standingOf: (accountId: string) => ReturnType<RememberedStandings['of']>,
  ): Promise<PriceShopper> {
    const { accountId, email } = customer;
    if (accountId === null && email === null) return GUEST;
    const { hasCustomerLimit, hasFirstOrder } = this.askedBy(await this.book.rules());
    const [{ standing, company }, uses, isFirstOrder] = await Promise.all([
      accountId === null ? NOBODY : standingOf(accountId),
      hasCustomerLimit ? this.usesOf(customer) : NO_USES,
      hasFirstOrder ? this.isFirstOrder(customer) : null,
    ]);
    const { priceGroup, accountTypes, isCrewMember, verifiedGroups, isTaxExempt } = standing;
    const known = { priceGroup, accountTypes, isCrewMember, verifiedGroups, isTaxExempt, uses, isFirstOrder };
    return company === null ? known : { ...known, company };
  }

  private askedBy(rules: PriceRules): Asked {
    const known = this.asked.get(rules) ?? askedBy(rules);
    this.asked.set(rules, known);
    return known;
  }

  /** The promotions, with amounts, used by the order that the customer replaces. */
  async freedBy({ replacesOrderId = null }: PriceCustomer): Promise<ReadonlyMap<string, Cents>> {
    return replacesOrderId === null ? NOTHING_FREED : this.redemptions.usedBy(replacesOrderId);
  }

  private async usesOf(customer: PriceCustomer): Promise<ReadonlyMap<string, number>> {
    return this.redemptions.usesOf(await this.keys.of(customer), customer.replacesOrderId);
  }

  private async isFirstOrder(customer: PriceCustomer): Promise<boolean | null> {
    if (this.history === undefined) this.history = this.findHistory();
    if (this.history === null) return null;
    const mailboxes = await this.mailboxes.of(customer);
    return !(await this.history.hasOrdered({
      accountId: customer.accountId,
      mailboxes,
      exceptOrderId: customer.replacesOrderId ?? null,
    }));
  }

  private findHistory(): OrderHistory | null {
    try {
      return this.modules.get(OrderHistory, { strict: false });
    } catch {
      return null;
    }
  }
}
