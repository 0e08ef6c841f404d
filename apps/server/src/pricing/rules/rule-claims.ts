import { Injectable } from '@nestjs/common';

import type { Transaction } from '../../platform/database/index.js';

/** Looks for the campaign that means to bring a promotion or price list along. */
export type RuleClaimant = (
  tx: Transaction,
  kind: 'promotion' | 'priceList',
  id: string,
) => Promise<string | null>;

/**
 * Finds the campaigns that name draft rules. Campaigns depend on pricing, never the reverse, so campaigns provide it.
 */
@Injectable()
export class RuleClaims {
  private claimant: RuleClaimant = () => Promise.resolve(null);

  register(claimant: RuleClaimant): void {
    this.claimant = claimant;
  }

  /** The name of a campaign that is not over and names the rule; null where none does. */
  campaignOf(tx: Transaction, kind: 'promotion' | 'priceList', id: string): Promise<string | null> {
    return this.claimant(tx, kind, id);
  }
}
