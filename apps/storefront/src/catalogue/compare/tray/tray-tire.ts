import type { ChosenTire } from '@simpletread/contract';

/** What the tray needs to know of a tire. */
export type TrayTire = Pick<
  ChosenTire,
  'itemNumber' | 'rearItemNumber' | 'brandName' | 'lineName' | 'imageKey'
>;

export const trayTireOf = ({
  itemNumber,
  rearItemNumber,
  brandName,
  lineName,
  imageKey,
}: TrayTire): TrayTire => ({ itemNumber, rearItemNumber, brandName, lineName, imageKey });

/** A staggered set is known by its front tire and the one behind it. */
export const trayTireOfCard = (tire: {
  readonly itemNumber: number;
  readonly rear: { readonly itemNumber: number } | null;
  readonly brandName: string;
  readonly lineName: string;
  readonly imageKey: string;
}): TrayTire => trayTireOf({ ...tire, rearItemNumber: tire.rear?.itemNumber ?? null });
