/** A shop's services besides installing tires: key and label. The first ten are the product's own list. */
export const SHOP_SERVICES = {
  'air-conditioning': 'Air conditioning',
  alignments: 'Alignments',
  battery: 'Battery',
  brakes: 'Brakes',
  tpms: 'TPMS',
  'oil-changes': 'Oil changes',
  'tire-storage': 'Tire storage',
  shuttle: 'Shuttle',
  'waiting-room': 'Waiting room',
  wifi: 'WiFi',
  'flat-repair': 'Flat repair',
  'road-force-balancing': 'Road force balancing',
  'shocks-and-struts': 'Shocks and struts',
  'state-inspection': 'State inspection',
  'wheel-repair': 'Wheel repair',
} as const;

/** Kinds of tires a shop serves. */
export const SHOP_TIRE_TYPES = {
  antique: 'Antique',
  'atv-utv': 'ATV/UTV',
  bicycle: 'Bicycle',
  commercial: 'Commercial',
  farm: 'Farm',
  golf: 'Golf',
  industrial: 'Industrial',
  'lawn-and-garden': 'Lawn and garden',
  'light-truck': 'Light truck',
  motorcycle: 'Motorcycle',
  otr: 'OTR',
  passenger: 'Passenger',
  racing: 'Racing',
  'suv-crossover': 'SUV/crossover',
  'temp-spare': 'Temp spare',
  trailer: 'Trailer',
} as const;

/** Badges a shop may claim. */
export const SHOP_BADGES = {
  'bbb-member': 'BBB member',
  'aaa-approved': 'AAA approved',
  'ase-certified': 'ASE certified techs',
} as const;

export type ShopService = keyof typeof SHOP_SERVICES;
export type ShopTireType = keyof typeof SHOP_TIRE_TYPES;
export type ShopBadge = keyof typeof SHOP_BADGES;

type Named<T extends object> = [keyof T & string, ...(keyof T & string)[]];

export const SHOP_SERVICE_NAMES = Object.keys(SHOP_SERVICES) as Named<typeof SHOP_SERVICES>;
export const SHOP_TIRE_TYPE_NAMES = Object.keys(SHOP_TIRE_TYPES) as Named<typeof SHOP_TIRE_TYPES>;
export const SHOP_BADGE_NAMES = Object.keys(SHOP_BADGES) as Named<typeof SHOP_BADGES>;
