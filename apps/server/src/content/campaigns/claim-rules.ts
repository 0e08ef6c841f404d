import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { Transaction } from '../../platform/database/index.js';
import { RuleClaims } from '../../pricing/index.js';
import type { CampaignRow } from './campaign.entity.js';

const NAMING = `
  SELECT name FROM campaigns.campaign
  WHERE ends_at > now() AND content -> $1 @> to_jsonb($2::text) ORDER BY starts_at, id LIMIT 1`;

/** Keeps promotions and price lists that a campaign names from being deleted under it. */
@Injectable()
export class ClaimRules implements OnModuleInit {
  constructor(private readonly claims: RuleClaims) {}

  onModuleInit(): void {
    this.claims.register((tx, kind, id) => this.naming(tx, kind, id));
  }

  private async naming(tx: Transaction, kind: 'promotion' | 'priceList', id: string): Promise<string | null> {
    const field = kind === 'promotion' ? 'promotionIds' : 'priceListIds';
    return (await tx.one<Pick<CampaignRow, 'name'>>(NAMING, [field, id]))?.name ?? null;
  }
}
