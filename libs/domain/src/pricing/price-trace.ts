import { cents, formatMoney, formatRate, ratePpm, sumCents } from '../money/index.js';
import { FET_FREE_LOAD_LB } from './fet.js';
import { OVERSIZED_FREIGHT_PER_TIRE } from './freight.js';
import { INSTALLATION_SAVING_TIRES } from './installation-saving.js';
import { taxableBaseOf } from './price-order.js';
import type { PricedLine, PriceStep } from './priced-cart.js';
import type { PriceLine, PriceRequest } from './price-request.js';
import { tireFeeWords } from './tire-fee.js';

const tires = (quantity: number): string => (quantity === 1 ? '1 tire' : `${quantity} tires`);

const lineSteps = (line: PriceLine, priced: PricedLine, request: PriceRequest): PriceStep[] => {
  const count = tires(line.quantity);
  const { installation, destination } = request;
  const installedAt = formatMoney(installation?.pricePerTireInCents ?? cents(0));
  return [
    {
      label: 'Tires',
      detail: `${count} at ${formatMoney(line.unitPriceInCents)}`,
      amountInCents: priced.subtotalInCents,
    },
    {
      label: 'Installation',
      detail: `${count} at ${installedAt}`,
      amountInCents: priced.installationInCents,
    },
    {
      label: 'Road hazard coverage, 36 months',
      detail: `${count} at ${formatMoney(line.roadHazard.costPerTireInCents)}`,
      amountInCents: priced.roadHazardInCents,
    },
    {
      label: 'Federal excise tax',
      detail: `${count} rated ${line.maxLoadLb} lb, $0.0945 for each 10 lb above ${FET_FREE_LOAD_LB} lb`,
      amountInCents: priced.fetInCents,
    },
    {
      label: `${destination?.state ?? 'State'} tire fee`,
      detail: destination ? `${count} ${tireFeeWords(destination.tireFee, line)}` : '',
      amountInCents: priced.stateFeeInCents,
    },
    {
      label: 'Freight',
      detail: `${count}, oversized, at ${formatMoney(OVERSIZED_FREIGHT_PER_TIRE)}`,
      amountInCents: priced.freightInCents,
    },
  ];
};

const cartSteps = (priced: readonly PricedLine[], request: PriceRequest): PriceStep[] => {
  const saving = sumCents(priced.map((line) => line.installationSavingInCents));
  const base = sumCents(priced.map(taxableBaseOf));
  const rate = formatRate(ratePpm(request.destination?.salesTaxRatePpm ?? 0));
  return [
    {
      label: 'Four-tire installation saving',
      detail: `once, with ${INSTALLATION_SAVING_TIRES} or more tires installed`,
      amountInCents: cents(-saving),
    },
    {
      label: `Sales tax, ${rate}`,
      detail: `${rate} of ${formatMoney(base)}, tires and installation after its saving`,
      amountInCents: sumCents(priced.map((line) => line.salesTaxInCents)),
    },
  ];
};

/** The steps that make up the total, line by line and then those of the whole cart; steps of nothing are left out. */
export const traceOf = (priced: readonly PricedLine[], request: PriceRequest): PriceStep[] => {
  const ofLines = priced.flatMap((pricedLine, index) => {
    const line = request.lines[index];
    return line ? lineSteps(line, pricedLine, request) : [];
  });
  return [...ofLines, ...cartSteps(priced, request)].filter((step) => step.amountInCents !== 0);
};
