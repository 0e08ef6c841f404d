import {
  type AdminOrder,
  type CallInput,
  explainPriceOfCart,
  type PromotionReply,
} from '@simpletread/contract';
import type { AccountTypeName } from '@simpletread/domain';

export type Question = CallInput<typeof explainPriceOfCart>['body'];
export type Shopper = NonNullable<Question['shopper']>;

/** A draft question, possibly without tires yet. It carries the tires' names, so a link shows them. */
export interface Draft {
  readonly question: Question;
  readonly names: Readonly<Record<string, string>>;
}

export const EMPTY_DRAFT: Draft = { question: { lines: [] }, names: {} };

/** The path of the page; `a` and `b` are its questions. */
export const EXPLAIN_PATH = '/price-explanations';

export type Side = 'a' | 'b';

const SAMPLE_LINE = [{ itemNumber: 1, quantity: 1 }];

const isNames = (value: unknown): value is Draft['names'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((name) => typeof name === 'string');

/** A draft as an address keeps it. */
export const draftText = ({ question, names }: Draft): string => JSON.stringify({ question, names });

/** The draft of an address; null for a text that is none. */
export const draftOf = (text: string): Draft | null => {
  try {
    const { question, names } = JSON.parse(text) as { question?: { lines?: unknown }; names?: unknown };
    const hasLines = Array.isArray(question?.lines) && question.lines.length > 0;
    // A draft without tires, valid otherwise.
    const checked = explainPriceOfCart.body.safeParse(
      hasLines ? question : { ...question, lines: SAMPLE_LINE },
    );
    if (!checked.success || !isNames(names)) return null;
    return { question: hasLines ? checked.data : { ...checked.data, lines: [] }, names };
  } catch {
    return null;
  }
};

/** The address of the page with questions. */
export const explainPath = (drafts: Partial<Record<Side, Draft>>): string => {
  const search = new URLSearchParams(Object.entries(drafts).map(([side, draft]) => [side, draftText(draft)]));
  return `${EXPLAIN_PATH}?${search.toString()}`;
};

const tireName = ({ brandName, name, sizeCode, serviceDescription }: AdminOrder['lines'][number]): string =>
  `${brandName} ${name} ${sizeCode} ${serviceDescription}`.trim();

/** Names of an order's lines, by the ids in its price. Both are in the order of the cart. */
export const orderLineNames = ({
  lines,
  pricing,
}: Pick<AdminOrder, 'lines' | 'pricing'>): ReadonlyMap<string, string> =>
  new Map(
    pricing.lines.flatMap(({ lineId }, index) => {
      const line = lines[index];
      return line === undefined ? [] : [[lineId, tireName(line)] as const];
    }),
  );

const isCovered = ({ pricing }: AdminOrder, index: number): boolean =>
  (pricing.lines[index]?.roadHazardInCents ?? 0) > 0;

/** The order's question when it was charged, as far as recorded. */
export const orderDraft = (order: AdminOrder): Draft => {
  const record = order.priceRecord;
  return {
    question: {
      lines: order.lines.map(({ itemNumber, quantity }, index) => ({
        itemNumber,
        quantity,
        hasRoadHazard: isCovered(order, index),
      })),
      zip: record?.zip ?? (order.pickupPoint?.zip ?? order.zip).slice(0, 5),
      shopCode: order.shop?.code ?? null,
      shopper: record?.buyer ?? { accountTypes: [order.accountType as AccountTypeName] },
      vehicle:
        order.chosenVehicle === null
          ? null
          : {
              year: order.chosenVehicle.year,
              makeSlug: order.chosenVehicle.makeSlug,
              modelSlug: order.chosenVehicle.modelSlug,
            },
      code: record?.couponCode ?? null,
      paymentMethod: record?.paymentMethod ?? null,
      at: record?.at ?? order.placedAt,
    },
    names: Object.fromEntries(order.lines.map((line) => [String(line.itemNumber), tireName(line)])),
  };
};

const ZIP_DIGITS = 5;

/** A customer in a promotion's audience, within its window. The tires are still to be chosen. */
export const promotionDraft = ({ definition, startsAt }: PromotionReply, now: Date): Draft => {
  const { conditions } = definition;
  const [vehicle] = conditions.vehicles;
  const zip = conditions.zipPrefixes.find((prefix) => prefix.length === ZIP_DIGITS) ?? null;
  return {
    question: {
      lines: [],
      zip,
      shopper: {
        ...(conditions.accountTypes.length > 0 && { accountTypes: [...conditions.accountTypes] }),
        ...(conditions.priceGroups[0] !== undefined && { priceGroup: conditions.priceGroups[0] }),
        ...(conditions.isCrewOnly && { isCrewMember: true }),
        ...(conditions.verifiedGroups.length > 0 && { verifiedGroups: [...conditions.verifiedGroups] }),
        ...(conditions.isFirstOrderOnly && { isFirstOrder: true }),
      },
      vehicle:
        vehicle === undefined || vehicle.modelSlug === null
          ? null
          : {
              year: vehicle.fromYear ?? vehicle.toYear ?? now.getFullYear(),
              makeSlug: vehicle.makeSlug,
              modelSlug: vehicle.modelSlug,
            },
      paymentMethod: conditions.paymentMethods[0] ?? null,
      at: startsAt !== null && new Date(startsAt) > now ? startsAt : null,
    },
    names: {},
  };
};
