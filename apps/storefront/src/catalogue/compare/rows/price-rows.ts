import { addCents, type Cents, cents, formatMoney, scaleCents, subtractCents } from '@simpletread/domain';
import { deliveryWords } from '../../tires';
import type { ComparedItem, ComparisonFact } from './comparison-fact';
import { setFact, tireFact } from './fact';

const TEN_THOUSAND_MILES = 10_000;
const DAY_MS = 86_400_000;

const money = (cents: Cents | undefined): string | null => (cents === undefined ? null : formatMoney(cents));

const feesOf = ({ outTheDoor: door }: ComparedItem): Cents | undefined =>
  door === null ? undefined : addCents(door.stateFeeInCents, door.salesTaxInCents);

const installationOf = ({ outTheDoor: door }: ComparedItem): Cents | undefined =>
  door === null || door.installationInCents === 0
    ? undefined
    : subtractCents(door.installationInCents, door.installationSavingInCents);

const shippingText = ({ outTheDoor: door }: ComparedItem): string | null => {
  if (door === null) return null;
  return door.freightInCents === 0 ? 'Free' : formatMoney(door.freightInCents);
};

/** The shortest warranty in the set; null if one tire has none. */
const warrantedMiles = ({ warrantyMiles, rear }: ComparedItem): number | null => {
  const rearMiles = rear === null ? warrantyMiles : rear.warrantyMiles;
  return warrantyMiles === null || rearMiles === null ? null : Math.min(warrantyMiles, rearMiles);
};

/** The cost per warranted mile: for the whole set, out the door if known. */
const perMiles = (item: ComparedItem): Cents | null => {
  const miles = warrantedMiles(item);
  if (miles === null || miles === 0) return null;
  return scaleCents(item.outTheDoor?.totalInCents ?? item.setPriceInCents, TEN_THOUSAND_MILES, miles);
};

const STOCK_WORDS = {
  inStock: () => 'In stock',
  lowStock: (quantity: number) => `${quantity} left`,
  outOfStock: () => 'Currently out of stock',
  discontinued: () => 'No longer made',
} as const;

/** The sets' prices, total and in parts, and their delivery. */
export const priceRows = (items: readonly ComparedItem[]): readonly ComparisonFact[] => [
  setFact('total', 'Out the door, 4 tires', items, ({ outTheDoor }) => money(outTheDoor?.totalInCents), {
    ranked: { better: 'lower', figures: items.map(({ outTheDoor }) => outTheDoor?.totalInCents ?? null) },
  }),
  tireFact('tire', 'Price per tire', items, ({ priceInCents }) => formatMoney(priceInCents), {
    ranked: { better: 'lower', figures: items.map(({ setPriceInCents }) => setPriceInCents) },
  }),
  setFact('installation', 'Installation', items, (item) => money(installationOf(item)), {
    absent: items.some(({ outTheDoor }) => outTheDoor !== null) ? 'Our shops don’t install it' : 'Not stated',
  }),
  setFact('fees', 'State fee and sales tax', items, (item) => money(feesOf(item))),
  setFact('fet', 'Federal excise tax', items, ({ outTheDoor }) =>
    outTheDoor === null ? null : outTheDoor.fetInCents === 0 ? 'None' : formatMoney(outTheDoor.fetInCents),
  ),
  setFact('shipping', 'Shipping', items, shippingText),
  setFact(
    'miles',
    'Per 10,000 warranted miles, 4 tires',
    items,
    (item) => money(perMiles(item) ?? undefined),
    {
      absent: 'No mileage warranty',
      ranked: { better: 'lower', figures: items.map(perMiles) },
    },
  ),
  tireFact('hazard', 'Road hazard coverage, per tire', items, ({ specs }) =>
    formatMoney(cents(specs.roadHazardInCents)),
  ),
  tireFact('stock', 'Availability', items, ({ availability: { state, quantity } }) =>
    STOCK_WORDS[state](quantity),
  ),
  setFact(
    'delivery',
    'Arrives',
    items,
    ({ delivery }) => (delivery === null ? null : deliveryWords(delivery)),
    {
      ranked: {
        better: 'lower',
        figures: items.map(({ delivery }) =>
          delivery === null ? null : Math.round(Date.parse(delivery.latestOn) / DAY_MS),
        ),
      },
    },
  ),
];
