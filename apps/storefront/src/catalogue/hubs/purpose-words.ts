import { ownValue } from '@simpletread/domain';

/** The purpose of a category's tires, by its slug. */
const CATEGORIES: Readonly<Record<string, string>> = {
  'all-season': 'One set for dry days, rain and light snow in mild winters.',
  performance: 'For drivers who like quick steering in an everyday car.',
  winter:
    'For snow, ice and cold roads: the rubber stays soft below 45 °F. Mount them in fall, take them off in spring.',
  'all-terrain': 'For gravel, dirt and snow, and the highway home.',
  highway: 'For long hauls with a load or a trailer: straight, quiet and slow to wear.',
  'mud-terrain':
    'For mud, rock and ruts. They clean themselves, but are louder and use more fuel on pavement.',
  racing: 'For the track. They need heat to grip and wear out fast on the street.',
  uhp: 'Ultra high performance: for fast cars on warm or wet roads, with stiff shoulders and short stops.',
  summer: 'For warm roads, wet or dry. Their rubber hardens below 45 °F: you need a second set for winter.',
  touring: 'For long, quiet drives and many miles.',
  'all-weather': 'One set for all four seasons, snow included: they have the three-peak mountain snowflake.',
  'track-competition': 'Street legal and made for track days: they resist heat lap after lap, but wear fast.',
};

/** The purpose of a type's tires, by its slug. */
const TYPES: Readonly<Record<string, string>> = {
  passenger: 'For sedans, coupes, hatchbacks, wagons and minivans.',
  'suv-crossover': 'For crossovers and sport utility vehicles, which are heavier and taller than cars.',
  'light-truck':
    'For pickups and full-size SUVs. LT sizes carry more at higher pressure; check the load range.',
  'commercial-truck': 'For commercial trucks and buses, by steer, drive and trailer axle.',
  'commercial-van': 'For cargo vans and delivery work: stiff sidewalls for stop and go with a load.',
  trailer: 'For trailers only, never for driven or steered axles.',
  'atv-utv-golf-lawn': 'For off-road vehicles: ATVs, side-by-sides, golf carts and mowers.',
  'electric-vehicle': 'Built for electric vehicles: for battery weight, instant torque, range and quiet.',
};

export const categoryWords = (slug: string): string | null => ownValue(CATEGORIES, slug) ?? null;
export const typeWords = (slug: string): string | null => ownValue(TYPES, slug) ?? null;
