import type { ChosenTire } from '@simpletread/contract';

/** The facts about a tire that the tray needs. */
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

/** A staggered set is identified by its front tire and its rear tire. */
export const trayTireOfCard = (tire: {
  readonly itemNumber: number;
  readonly rear: { readonly itemNumber: number } | null;
  readonly brandName: string;
  readonly lineName: string;
  readonly imageKey: string;
}): TrayTire => trayTireOf({ ...tire, rearItemNumber: tire.rear?.itemNumber ?? null });
