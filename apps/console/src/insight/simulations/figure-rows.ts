import type { SimulationResult, SimulationSide } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';

import { changeText, countChangeText, countText, shareText } from './money-text.js';

/** One figure of a simulation by both sets of rules, in words. */
export interface FigureRow {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly change: string;
  readonly assumed: string;
}

type Amount = Exclude<keyof SimulationSide, 'margin'>;

/** The figures of a simulation; margins only for people who may see them. */
export const figureRows = (result: SimulationResult): FigureRow[] => {
  const { before, after, assumed } = result;
  const money = (label: string, field: Amount): FigureRow => ({
    label,
    before: formatMoney(before[field]),
    after: formatMoney(after[field]),
    change: changeText(before[field], after[field]),
    assumed: formatMoney(assumed.side[field]),
  });
  const same = (label: string, value: number, then: number): FigureRow => ({
    label,
    before: countText(value),
    after: countText(value),
    change: '0',
    assumed: countText(then),
  });
  const rows = [
    money('Revenue', 'revenueInCents'),
    money('Discount', 'discountInCents'),
    money('Shoppers pay, with taxes and fees', 'totalInCents'),
    same('Orders', result.orders, assumed.orders),
    same('Tires', result.units, assumed.units),
  ];
  const margins = [before.margin, after.margin, assumed.side.margin] as const;
  const [was, is, then] = margins;
  if (was === null || is === null || then === null) return rows;
  return [
    ...rows,
    {
      label: 'Margin',
      before: formatMoney(was.inCents),
      after: formatMoney(is.inCents),
      change: changeText(was.inCents, is.inCents),
      assumed: formatMoney(then.inCents),
    },
    {
      label: 'Margin, of tires',
      before: shareText(was.inCents, was.baseInCents),
      after: shareText(is.inCents, is.baseInCents),
      change: '',
      assumed: shareText(then.inCents, then.baseInCents),
    },
    {
      label: 'Orders below the floor',
      before: countText(was.ordersBelowFloor),
      after: countText(is.ordersBelowFloor),
      change: countChangeText(was.ordersBelowFloor, is.ordersBelowFloor),
      assumed: countText(then.ordersBelowFloor),
    },
  ];
};
