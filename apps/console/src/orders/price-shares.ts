import type { AdminOrder } from '@simpletread/contract';
import { addCents, subtractCents, sumCents } from '@simpletread/domain';
import type { PriceShares } from '@simpletread/ui';

/** The three parts of the total as the price bar shows them; the saving is taken off the installation first. */
export const priceShares = (pricing: AdminOrder['pricing']): PriceShares => {
  const fees = sumCents([
    pricing.stateFeeInCents,
    pricing.fetInCents,
    pricing.freightInCents,
    pricing.shippingInCents,
    pricing.salesTaxInCents,
  ]);
  const installation = addCents(
    subtractCents(pricing.installationInCents, pricing.installationSavingInCents),
    pricing.roadHazardInCents,
  );
  return { tires: pricing.tiresInCents, installation, fees };
};
