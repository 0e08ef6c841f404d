import type { CopyValue } from '../../../database/index.js';
import type { SeedOrder } from './seed-order.js';
import { serviceDescription } from './basket/service-description.js';

type Columns = Readonly<Record<string, CopyValue>>;

/** The rows of an order's lines, by column. */
export const orderLineValues = (order: SeedOrder): readonly Columns[] => {
  const { tireReturn } = order;
  return order.lines.map(({ lineId, shelfTire: { tire, line }, axle }, index) => {
    const priced = order.pricing.lines[index];
    if (priced === undefined) throw new Error(`order ${order.number} has an unpriced line`);
    return {
      id: lineId,
      order_id: order.id,
      position: index + 1,
      tire_id: tire.id,
      item_number: tire.itemNumber,
      brand_name: line.brandName,
      line_name: line.name,
      size_code: tire.sizeCode,
      service_description: serviceDescription(tire),
      image_key: line.imageKey,
      axle,
      quantity: priced.quantity,
      returned_quantity: tireReturn?.line.lineId === lineId ? tireReturn.line.accepted : 0,
      unit_price_in_cents: priced.unitPriceInCents,
      retail_price_in_cents: priced.retailPriceInCents,
      price_list_id: priced.priceListId,
      subtotal_in_cents: priced.subtotalInCents,
      discount_in_cents: priced.discountInCents,
      installation_in_cents: priced.installationInCents,
      installation_saving_in_cents: priced.installationSavingInCents,
      road_hazard_in_cents: priced.roadHazardInCents,
      road_hazard_saving_in_cents: priced.roadHazardSavingInCents,
      fet_in_cents: priced.fetInCents,
      state_fee_in_cents: priced.stateFeeInCents,
      freight_in_cents: priced.freightInCents,
      sales_tax_in_cents: priced.salesTaxInCents,
      total_in_cents: priced.totalInCents,
    };
  });
};
