import { Injectable } from '@nestjs/common';
import type { OrderCoverageClaims } from '@simpletread/contract';
import { ok, parseCoverageClaimNumber, refuse, type Result } from '@simpletread/domain';

import type { ChangeNeed } from '../../tracking/index.js';
import { CoverageClaimReader } from '../coverage-claim.reader.js';
import { CoverageFactsReader } from '../coverage-facts.reader.js';
import { orderCoverageOf } from '../order-coverage.js';

/** Shows the coverage of an order and its claims to whoever was found to own it. */
@Injectable()
export class ShowCoverageClaims {
  constructor(
    private readonly facts: CoverageFactsReader,
    private readonly claims: CoverageClaimReader,
  ) {}

  async run(
    orderId: string | null,
    changesNeed: ChangeNeed | null = null,
  ): Promise<Result<OrderCoverageClaims, 'record.missing'>> {
    const facts = orderId === null ? null : await this.facts.byOrder(orderId);
    return facts === null ? refuse('record.missing') : ok(orderCoverageOf(facts, changesNeed));
  }

  /** The id of an order's claim; null if it has no such claim. */
  async idOf(orderId: string | null, claimNumber: string): Promise<string | null> {
    const number = parseCoverageClaimNumber(claimNumber);
    if (orderId === null || number === null) return null;
    return (await this.claims.byNumber(orderId, number))?.id ?? null;
  }
}
