import type { Cents } from '@simpletread/domain';
import type { WeekHours } from '../../delivery/places/week-hours.js';

export interface ShopRow {
  readonly id: string;
  readonly code: string;
  readonly slug: string;
  readonly company: string;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly lat: number;
  readonly lng: number;
  readonly phone: string;
  readonly email: string;
  readonly timeZone: string;
  readonly hours: WeekHours;
  readonly services: readonly string[];
  readonly badges: readonly string[];
  readonly installPriceInCents: Cents;
  readonly doesMobile: boolean;
  readonly minRimIn: number;
  readonly maxRimIn: number;
  readonly minAspect: number;
  readonly rating: number | null;
  readonly reviewCount: number;
  /** Cars it mounts at once. */
  readonly bays: number;
  readonly status: 'active' | 'suspended';
}
