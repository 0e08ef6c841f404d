import type { PriceClaimView } from '@simpletread/contract';
import { RefundMoney } from '../after-sale';

interface ClaimMoneyProps {
  readonly money: Pick<
    NonNullable<PriceClaimView['money']>,
    'quantity' | 'differenceInCents' | 'salesTaxInCents' | 'refundInCents'
  >;
  /** `back to Visa 4242`. */
  readonly words: string;
}

/** The difference that comes back, with its tax. */
export const ClaimMoney = ({ money, words }: ClaimMoneyProps) => (
  <RefundMoney
    rows={[
      {
        label: `Difference for ${money.quantity} ${money.quantity === 1 ? 'tire' : 'tires'}`,
        amountInCents: money.differenceInCents,
      },
      ...(money.salesTaxInCents === 0 ? [] : [{ label: 'Sales tax', amountInCents: money.salesTaxInCents }]),
    ]}
    refundInCents={money.refundInCents}
    words={words}
  />
);
