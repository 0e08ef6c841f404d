import type { ProductReply } from '@simpletread/contract';
import { searchCodeOf } from '@simpletread/domain';

import { offerFit } from '../tire-search/index.js';
import type { Tire } from '../tires/index.js';
import type { KnownVehicle } from '../vehicles/index.js';

type FittingSizes = ProductReply['fittingSizes'];

const isOf = (tire: Tire, sizeCode: string): boolean =>
  searchCodeOf(tire.size.code) === searchCodeOf(sizeCode);

const mayGoOn = (vehicle: KnownVehicle, tire: Tire, rear: Tire | null): boolean =>
  offerFit({ tire, rear }, vehicle)?.kind !== 'refused';

/** The front tires of the maker's staggered sets, each with a rear tire of the line that may go behind it. */
const pairsOf = (tires: readonly Tire[], vehicle: KnownVehicle): NonNullable<FittingSizes> =>
  vehicle.fitments.flatMap(({ front, rear }) => {
    if (rear === null || rear.sizeCode === front.sizeCode) return [];
    const rears = tires.filter((tire) => isOf(tire, rear.sizeCode));
    return tires
      .filter((tire) => isOf(tire, front.sizeCode))
      .flatMap((tire) => {
        const behind = rears.find((one) => mayGoOn(vehicle, tire, one));
        return behind === undefined ? [] : [{ item: tire.itemNumber, rearItem: behind.itemNumber }];
      });
  });

/**
 * The tires of a line that may go on a vehicle: four of a kind, or a front one with the rear one behind it. Null without a vehicle or without its
 * known sizes.
 */
export const fittingSizesOf = (tires: readonly Tire[], vehicle: KnownVehicle | null): FittingSizes => {
  if (vehicle === null || vehicle.fitments.length === 0) return null;
  const onSale = tires.filter(({ status }) => status === 'active');
  const alone = onSale
    .filter((tire) => mayGoOn(vehicle, tire, null))
    .map(({ itemNumber }) => ({ item: itemNumber, rearItem: null }));
  const pairs = new Map(pairsOf(onSale, vehicle).map((pair) => [pair.item, pair]));
  return [...alone, ...[...pairs.values()].filter(({ item }) => alone.every((one) => one.item !== item))];
};
