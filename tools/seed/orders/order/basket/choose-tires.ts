import type { Prng } from '../../../random/prng.js';
import type { StockBook } from '../../../catalogue/stock/stock-book.js';
import type { DrivenVehicle } from '../customers/driven-vehicles.js';
import { nearestWithStock } from './nearest-warehouse.js';
import { appeal, type ShelfTire, type TireShelf } from './tire-shelf.js';

/** One line of a basket and its warehouse. */
export interface BasketLine {
  readonly shelfTire: ShelfTire;
  readonly axle: 'all' | 'front' | 'rear';
  readonly quantity: number;
  readonly warehouseCode: string;
}

interface Destination {
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
}

/** A buyer's wish. */
interface Wish {
  readonly state: string;
  /** True for buyers who have bought before. */
  readonly isSecondSet: boolean;
}

const TRIES = 12;
const WINTER = 3;
const FAVORITES = 3;
const SECOND_SET_IS_WINTER = 0.6;
const QUANTITIES: readonly (readonly [quantity: number, weight: number])[] = [
  [4, 82],
  [2, 13],
  [1, 2],
  [5, 3],
];

const carries = ({ tire }: ShelfTire, loadIndex: number | null): boolean =>
  loadIndex === null || tire.loadIndex >= loadIndex;

/** The tires that people who buy a second set come back for: the best-known winter lines of the size. */
const winterFavorites = (suitable: readonly ShelfTire[]): readonly ShelfTire[] =>
  suitable
    .filter(({ line }) => line.categoryId === WINTER)
    .sort((a, b) => appeal(b, 'MN') - appeal(a, 'MN') || (a.line.id < b.line.id ? -1 : 1))
    .slice(0, FAVORITES);

const pickTire = (
  shelf: TireShelf,
  vehicle: DrivenVehicle,
  { state, isSecondSet }: Wish,
  random: Prng,
): ShelfTire | null => {
  const suitable = shelf.inSize(vehicle.frontSize).filter((tire) => carries(tire, vehicle.frontLoadIndex));
  if (suitable.length === 0) return null;
  const favorites = isSecondSet && random.chance(SECOND_SET_IS_WINTER) ? winterFavorites(suitable) : [];
  if (favorites.length > 0) return random.pick(favorites);
  return random.weighted(suitable.map((tire) => [tire, appeal(tire, state)] as const));
};

const wanted = (
  shelf: TireShelf,
  vehicle: DrivenVehicle,
  wish: Wish,
  random: Prng,
): readonly Omit<BasketLine, 'warehouseCode'>[] => {
  const front = pickTire(shelf, vehicle, wish, random);
  if (front === null) return [];
  if (vehicle.rearSize === null)
    return [{ shelfTire: front, axle: 'all', quantity: random.weighted(QUANTITIES) }];
  const rear = shelf.companion(front.line, vehicle.rearSize);
  if (rear === undefined || !carries(rear, vehicle.rearLoadIndex)) return [];
  return [
    { shelfTire: front, axle: 'front', quantity: 2 },
    { shelfTire: rear, axle: 'rear', quantity: 2 },
  ];
};

/** Returns a vehicle's purchase, from stock near the destination; empty if nothing that fits is available. */
export const chooseTires = (
  shelf: TireShelf,
  stock: StockBook,
  vehicle: DrivenVehicle,
  destination: Destination,
  isSecondSet: boolean,
  random: Prng,
): readonly BasketLine[] => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const lines = wanted(shelf, vehicle, { state: destination.state, isSecondSet }, random).flatMap(
      (line): BasketLine[] => {
        const warehouseCode = nearestWithStock(stock, line.shelfTire.tire.id, line.quantity, destination);
        return warehouseCode === null ? [] : [{ ...line, warehouseCode }];
      },
    );
    if (lines.length > 0 && lines.length === (vehicle.rearSize === null ? 1 : 2)) return lines;
  }
  return [];
};
