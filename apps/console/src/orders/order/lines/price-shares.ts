import type { AdminOrder } from '@simpletread/contract';
import { addCents, subtractCents, sumCents } from '@simpletread/domain';
import type { PriceShares } from '@simpletread/ui';

/** The three parts of the total as the price bar shows them; what promotions take off is off the part it belongs to. */
export const priceShares = (pricing: AdminOrder['pricing']): PriceShares => {
  const fees = sumCents([
    pricing.stateFeeInCents,
    pricing.fetInCents,
    pricing.freightInCents,
    pricing.salesTaxInCents,
  ]);
  const installation = addCents(
    subtractCents(pricing.installationInCents, pricing.installationSavingInCents),
    subtractCents(pricing.roadHazardInCents, pricing.roadHazardSavingInCents),
  );
  return { tires: subtractCents(pricing.tiresInCents, pricing.discountInCents), installation, fees };
};
