import type { TireCard } from '@simpletread/contract';
import {
  addCents,
  cents,
  FREE_WITH_DEAL,
  formatMoney,
  isCoverageFree,
  subtractCents,
} from '@simpletread/domain';
import type { PriceRow, PriceShares } from '@simpletread/ui';

export type OutTheDoor = NonNullable<TireCard['outTheDoor']>;

/** Returns `1 tire` or `1,200 tires`. */
export const tiresText = (count: number): string =>
  count === 1 ? '1 tire' : `${count.toLocaleString('en-US')} tires`;

const isInstalled = (total: OutTheDoor): boolean => total.installationInCents > 0;

/** Returns a total's content: `4 tires, installed`, or shipped if no shop mounts them. */
export const doorContext = (total: OutTheDoor): string =>
  `${tiresText(total.quantity)}, ${isInstalled(total) ? 'installed' : 'shipped'}`;

/** The coverage after its deals. */
const coverageLeft = (total: OutTheDoor) =>
  subtractCents(total.roadHazardInCents, total.roadHazardSavingInCents);

const coverageRow = (total: OutTheDoor): PriceRow[] =>
  total.roadHazardInCents === 0
    ? []
    : [
        {
          id: 'coverage',
          label: 'Road hazard coverage, 36 months',
          cents: coverageLeft(total),
          part: 'installation',
          ...(isCoverageFree(total) ? { wordsAtZero: FREE_WITH_DEAL } : {}),
        },
      ];

/** Returns the three parts of the price bar: the saving reduces the installation, which coverage belongs to; freight belongs to the fees. They sum to the total. */
export const priceShares = (total: OutTheDoor): PriceShares => ({
  tires: subtractCents(total.tiresInCents, total.discountInCents),
  installation: addCents(
    subtractCents(total.installationInCents, total.installationSavingInCents),
    coverageLeft(total),
  ),
  fees: addCents(total.feesAndTaxInCents, total.freightInCents),
});

/** Returns the rows of the total. */
export const doorRows = (total: OutTheDoor): PriceRow[] => {
  const shares = priceShares(total);
  const saving =
    total.installationSavingInCents > 0
      ? `, less ${formatMoney(total.installationSavingInCents)} four-tire saving`
      : '';
  const off = total.discountInCents > 0 ? `, less ${formatMoney(total.discountInCents)} in deals` : '';
  const perTire = cents(Math.floor(total.installationInCents / total.quantity));
  return [
    { id: 'tires', label: `${tiresText(total.quantity)}${off}`, cents: shares.tires, part: 'tires' },
    ...(isInstalled(total)
      ? [
          {
            id: 'installation',
            label: `Installation, ${total.quantity} at ${formatMoney(perTire)}${saving}`,
            cents: subtractCents(total.installationInCents, total.installationSavingInCents),
            part: 'installation' as const,
          },
        ]
      : []),
    ...coverageRow(total),
    ...(total.stateFeeInCents > 0
      ? [
          {
            id: 'fee',
            label: `${total.stateCode} tire fee`,
            cents: total.stateFeeInCents,
            part: 'fees' as const,
          },
        ]
      : []),
    ...(total.salesTaxInCents > 0
      ? [
          {
            id: 'tax',
            label: `${total.stateCode} sales tax`,
            cents: total.salesTaxInCents,
            part: 'fees' as const,
          },
        ]
      : []),
    ...(total.fetInCents > 0
      ? [{ id: 'fet', label: 'Federal excise tax', cents: total.fetInCents, part: 'fees' as const }]
      : []),
    total.freightInCents > 0
      ? { id: 'freight', label: 'Oversize freight', cents: total.freightInCents, part: 'fees' }
      : { id: 'shipping', label: 'Shipping', cents: total.freightInCents, wordsAtZero: 'Free' },
  ];
};
