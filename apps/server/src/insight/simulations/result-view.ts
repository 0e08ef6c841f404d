import type { SimulationResult, SimulationSide } from '@simpletread/contract';
import {
  assumedVolume,
  MISS_KIND_WORDS,
  type MissReason,
  type OrderSums,
  ownValue,
  type PromotionCount,
  type PromotionMeeting,
  type ReplayState,
  type SaleSums,
} from '@simpletread/domain';

import type { SimulationInputs } from './simulation-inputs.js';

type Named = SimulationResult['conflicts']['neverApplied'][number];
type Missed = Named['reasons'][number];

const sideOf = (
  { revenueInCents, discountInCents, totalInCents, ...sums }: OrderSums,
  isMarginShown: boolean,
): SimulationSide => ({
  revenueInCents,
  discountInCents,
  totalInCents,
  margin: isMarginShown
    ? {
        inCents: sums.marginInCents,
        baseInCents: sums.marginBaseInCents,
        ordersBelowFloor: sums.ordersBelowFloor,
      }
    : null,
});

const missedOf = ({ missed }: PromotionCount): Missed[] =>
  (Object.entries(missed) as [MissReason['kind'], number][])
    .map(([kind, orders]) => ({ words: MISS_KIND_WORDS[kind], orders }))
    .sort((a, b) => b.orders - a.orders);

const sumsOf = ({ revenueInCents, discountInCents, totalInCents, marginInCents }: SaleSums) => ({
  revenueInCents,
  discountInCents,
  totalInCents,
  marginInCents,
});

/** The result of a replay for staff. Margins only for those who may see them. */
export const resultView = (
  figures: ReplayState,
  { promotions: draft, names, volumePercent }: SimulationInputs,
  isMarginShown: boolean,
): SimulationResult => {
  const draftIds = new Set(draft.map(({ id }) => id));
  const named = (id: string) => ({ id, name: ownValue(names, id) ?? id, isDraft: draftIds.has(id) });
  const pairs = (kind: PromotionMeeting['kind']) =>
    Object.values(figures.meetings)
      .filter((meeting) => meeting.kind === kind)
      .sort((a, b) => b.orders - a.orders)
      .map(({ promotionId, otherId, orders }) => ({
        promotion: named(promotionId),
        other: named(otherId),
        orders,
      }));
  const counted = Object.entries(figures.promotions)
    .filter(([id, { before, after }]) => draftIds.has(id) || before.orders + after.orders > 0)
    .map(([id, count]) => ({
      ...named(id),
      before: count.before,
      after: count.after,
      missed: missedOf(count),
    }))
    .sort(
      (a, b) =>
        Number(b.isDraft) - Number(a.isDraft) ||
        b.after.discountInCents - a.after.discountInCents ||
        (a.name < b.name ? -1 : 1),
    );
  const assumed = assumedVolume(
    { orders: figures.orders, units: figures.units, sums: figures.after },
    volumePercent,
  );
  const {
    orders,
    units,
    ordersTouched,
    unitsTouched,
    ordersUnlike,
    unlikeInCents,
    ordersWithoutCost,
    carts,
  } = figures;
  return {
    orders,
    units,
    ordersTouched,
    unitsTouched,
    ordersUnlike,
    unlikeInCents,
    ordersWithoutCost,
    carts,
    charged: sideOf(figures.charged, isMarginShown),
    before: sideOf(figures.before, isMarginShown),
    after: sideOf(figures.after, isMarginShown),
    assumed: { orders: assumed.orders, units: assumed.units, side: sideOf(assumed.sums, isMarginShown) },
    promotions: counted,
    conflicts: {
      keptOut: pairs('keptOut'),
      together: pairs('together'),
      neverApplied: counted
        .filter(({ isDraft, after }) => isDraft && after.orders === 0)
        .map(({ id, name, isDraft, missed }) => ({ id, name, isDraft, reasons: missed })),
    },
    worst: isMarginShown
      ? figures.worst.map(({ saleId, label, before, after, ...sale }) => ({
          orderId: saleId,
          orderNumber: label,
          isBelowFloor: sale.isBelowFloor,
          before: sumsOf(before),
          after: sumsOf(after),
          traceBefore: [...sale.traceBefore],
          traceAfter: [...sale.traceAfter],
        }))
      : [],
  };
};
