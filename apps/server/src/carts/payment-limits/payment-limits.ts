import { Injectable } from '@nestjs/common';
import {
  ADDRESSES_PER_NETWORK,
  CHECKOUTS_PER_PERSON,
  DECLINES_COUNT_MINUTES,
  holdLimit,
  mayHold,
  MOST_DECLINES,
  ok,
  type PaymentSource,
  refuse,
  type Result,
  STOCK_HOLD_MINUTES,
  type UnpaidHolds,
  type WantedHold,
} from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { LimitRepository, type SourceCount } from './limit.repository.js';
import type { Payer } from './payer.js';

/** The limit that an attempt ran into, for its alert. */
export interface Exceeded {
  readonly kind: 'payment.cardTesting' | 'stock.heldUnpaid';
  readonly source: PaymentSource;
  readonly counted: SourceCount;
}

export interface AskedToPay {
  readonly attemptId: string;
  readonly cartId: string;
  readonly payer: Payer;
  readonly wanted: WantedHold;
}

type Verdict = Result<{ readonly isCardSuspected: boolean }, 'payment.paused' | 'payment.otherOpen'> & {
  readonly exceeded: Exceeded | null;
};

/** Limits on what is held without paying, and on payments that were declined. */
@Injectable()
export class PaymentLimits {
  constructor(
    private readonly config: Config,
    private readonly counts: LimitRepository,
  ) {}

  /** Judges an attempt in its own transaction, so of many at once no more pass than in turn. */
  async judge(tx: Transaction, { attemptId, cartId, payer, wanted }: AskedToPay): Promise<Verdict> {
    const counts = await this.counts.bySource(tx, attemptId, cartId, payer);
    const tested = counts.find(
      ({ source, declined }) => source !== 'card' && declined >= this.declines(source),
    );
    if (tested !== undefined) {
      const exceeded = { kind: 'payment.cardTesting', source: tested.source, counted: tested } as const;
      return { ...refuse('payment.paused', { minutes: DECLINES_COUNT_MINUTES }), exceeded };
    }
    const full = counts.find((count) => !mayHold(count, wanted, this.holds(count.source)));
    if (full !== undefined) {
      const exceeded = { kind: 'stock.heldUnpaid', source: full.source, counted: full } as const;
      return { ...refuse('payment.otherOpen', { minutes: STOCK_HOLD_MINUTES }), exceeded };
    }
    const isCardSuspected = counts.some(
      ({ source, declined }) => source === 'card' && declined >= MOST_DECLINES.card,
    );
    return { ...ok({ isCardSuspected }), exceeded: null };
  }

  /** The declines within an hour at which a source rests. */
  private declines(source: PaymentSource): number {
    const { declinedPaymentsPerAddress: most } = this.config;
    if (source === 'address') return most;
    return source === 'network' ? most * ADDRESSES_PER_NETWORK : MOST_DECLINES[source];
  }

  private holds(source: PaymentSource): UnpaidHolds {
    const { checkoutsPerAddress: most } = this.config;
    if (source === 'address') return holdLimit(most);
    return holdLimit(source === 'network' ? most * ADDRESSES_PER_NETWORK : CHECKOUTS_PER_PERSON);
  }
}
