import type { CoverageClaimView } from '@simpletread/contract';
import { type Cents, type CoverageClaimKind, coverageClaimKindText } from '@simpletread/domain';
import { RefundMoney } from '../after-sale';

interface CoverageMoneyProps {
  readonly claim: Pick<
    CoverageClaimView,
    'kind' | 'quantity' | 'billInCents' | 'limitInCents' | 'amountInCents'
  >;
  /** `as a gift card to d•••@example.com, if we approve`. */
  readonly words: string;
}

const tires = (quantity: number): string => `${quantity} ${quantity === 1 ? 'tire' : 'tires'}`;

const LABELS: Readonly<Record<CoverageClaimKind, (quantity: number) => string>> = {
  replacement: (quantity) => `Replacement of ${tires(quantity)}`,
  repair: (quantity) => `Repair of ${tires(quantity)}`,
  roadside: () => coverageClaimKindText('roadside'),
};

const limitRow = (limitInCents: Cents, amountInCents: Cents) =>
  amountInCents < limitInCents ? [] : [{ label: 'The most we pay', amountInCents: limitInCents }];

/** The payment of a claim: its tires or its bill, and the limit if that is less. */
export const CoverageMoney = ({
  claim: { kind, quantity, billInCents, limitInCents, amountInCents },
  words,
}: CoverageMoneyProps) => (
  <RefundMoney
    label="Payment"
    rows={
      billInCents === null
        ? [{ label: LABELS[kind](quantity), amountInCents }]
        : [
            { label: `${LABELS[kind](quantity)}, your bill`, amountInCents: billInCents },
            ...limitRow(limitInCents, amountInCents),
          ]
    }
    refundInCents={amountInCents}
    words={words}
  />
);
