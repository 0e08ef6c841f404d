import type { TireSize } from './size/tire-size.js';

/** The kind of vehicle a size is built for: passenger, light truck, truck, trailer, temporary spare or other. */
export type TireClass = 'passenger' | 'lightTruck' | 'truck' | 'trailer' | 'spare' | 'offRoad';

const METRIC_CLASS = {
  '': 'passenger',
  P: 'passenger',
  LT: 'lightTruck',
  ST: 'trailer',
  T: 'spare',
} as const;

/** Returns the class that a size's notation names. C sizes count as light truck, half-inch rims as truck. */
export const tireClass = (size: TireSize): TireClass => {
  switch (size.kind) {
    case 'metric':
      if (METRIC_CLASS[size.prefix] !== 'passenger') return METRIC_CLASS[size.prefix];
      if (size.construction === '-') return 'offRoad';
      if (!Number.isInteger(size.rimIn)) return 'truck';
      return size.suffix === 'C' ? 'lightTruck' : 'passenger';
    case 'flotation':
      return 'lightTruck';
    case 'commercial':
      return size.suffix === 'LT' ? 'lightTruck' : 'truck';
    case 'lowPressure':
      return Number.isInteger(size.diameterIn) ? 'offRoad' : 'trailer';
    case 'numeric':
      return 'trailer';
    case 'pax':
      return 'passenger';
  }
};
