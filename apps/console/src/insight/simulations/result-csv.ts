import type { SimulationRecord, SimulationResult } from '@simpletread/contract';
import { cents, formatMoney } from '@simpletread/domain';

import { csvOf } from '../../shell/list/index.js';
import { figureRows } from './figure-rows.js';

type Row = readonly (string | number)[];

const heading = (title: string): Row[] => [[], [title]];

const table = (title: string, head: Row, rows: readonly Row[]): Row[] => [...heading(title), head, ...rows];

const WIDTH = 8;

const partsOf = (result: SimulationResult): Row[] => [
  ...table(
    'Figures',
    ['Figure', 'Before', 'After', 'Change', 'After, assumed volume'],
    figureRows(result).map(({ label, before, after, change, assumed }) => [
      label,
      before,
      after,
      change,
      assumed,
    ]),
  ),
  ...table(
    'Promotions',
    [
      'Promotion',
      'Simulated',
      'Orders before',
      'Orders after',
      'Tires after',
      'Discount before',
      'Discount after',
    ],
    result.promotions.map(({ name, isDraft, before, after }) => [
      name,
      isDraft ? 'yes' : 'no',
      before.orders,
      after.orders,
      after.units,
      formatMoney(before.discountInCents),
      formatMoney(after.discountInCents),
    ]),
  ),
  ...table(
    'Conflicts',
    ['Promotion', 'With', 'Conflict', 'Orders'],
    [
      ...result.conflicts.keptOut.map(({ promotion, other, orders }) => [
        promotion.name,
        other.name,
        'blocked by it',
        orders,
      ]),
      ...result.conflicts.together.map(({ promotion, other, orders }) => [
        promotion.name,
        other.name,
        'both applied',
        orders,
      ]),
      ...result.conflicts.neverApplied.map(({ name, reasons }) => [
        name,
        '',
        `never applied: ${reasons.map(({ words }) => words).join('; ')}`,
        0,
      ]),
    ],
  ),
  ...table(
    'Orders that lose the most margin',
    ['Order', 'Margin before', 'Margin after', 'Below the floor'],
    result.worst.map(({ orderNumber, before, after, isBelowFloor }) => [
      orderNumber,
      formatMoney(before.marginInCents ?? cents(0)),
      formatMoney(after.marginInCents ?? cents(0)),
      isBelowFloor ? 'yes' : 'no',
    ]),
  ),
];

/** A result as one CSV file, a table below the other, with what it was made of on top. */
export const resultCsv = (record: SimulationRecord, result: SimulationResult): string => {
  const rows: Row[] = [
    ['Orders and carts', `${record.fromDay} to ${record.toDay} ET`],
    ['As of', record.asOf],
    ['Simulated', [...record.promotions, ...record.priceLists].map(({ name }) => name).join('; ')],
    ['Margin floor, %', record.floorPercent],
    ['Assumed change of volume, %', record.volumePercent],
    ...partsOf(result),
  ];
  const columns = Array.from({ length: WIDTH }, (_, index) => ({
    label: index === 0 ? record.name : '',
    value: (row: Row) => row[index] ?? '',
  }));
  return csvOf(columns, rows);
};
