import type { Cents, Fulfilment } from '@simpletread/domain';

const TOTAL_WORDS = {
  'ship-to-me': 'at the buyer’s door',
  'ship-to-shop': 'out the door',
  'fedex-pickup': 'at the FedEx location',
  'warehouse-pickup': 'at our warehouse',
} as const satisfies Readonly<Record<Fulfilment, string>>;

interface PaidOrder {
  readonly pricing: { readonly installationInCents: Cents };
  readonly fulfilment: Fulfilment;
}

/** Returns the name of an order's total: with the installation that was paid for, even if it was dropped later. */
export const totalWords = ({ pricing, fulfilment }: PaidOrder): string =>
  TOTAL_WORDS[pricing.installationInCents > 0 ? 'ship-to-shop' : fulfilment];
