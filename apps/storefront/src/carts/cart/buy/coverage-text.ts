import { type Cents, formatMoney } from '@simpletread/domain';

/** The price of coverage per tire; of a staggered set, for each axle where they differ. */
export const coverageText = (frontInCents: Cents, rearInCents: Cents | null): string =>
  rearInCents === null || rearInCents === frontInCents
    ? `${formatMoney(frontInCents)} per tire`
    : `${formatMoney(frontInCents)} per front tire, ${formatMoney(rearInCents)} per rear tire`;
