/** What the tires of a category are for, by its slug. */
const CATEGORIES: Readonly<Record<string, string>> = {
  'all-season': 'For dry days, rain and light snow on one set, where winters are mild.',
  performance: 'For drivers who like a quick answer from the wheel, in a car that sees every kind of day.',
  winter:
    'For snow, ice and cold roads: the rubber stays soft below 45 °F. Put them on in fall, take them off in spring.',
  'all-terrain': 'For gravel, dirt and snow on the way, and the highway home.',
  highway: 'For steady miles with a load or a trailer: straight, quiet and slow to wear.',
  'mud-terrain':
    'For mud, rock and ruts. They dig themselves free, and are louder and thirstier on pavement.',
  racing: 'For the track. They need heat to grip and do not last on the street.',
  uhp: 'Ultra high performance: for fast cars on warm or wet roads, with stiff shoulders and short stops.',
  summer: 'For warm roads, wet or dry. Below 45 °F their rubber hardens: they need a second set for winter.',
  touring: 'For long quiet drives and many of them.',
  'all-weather':
    'For all four seasons on one set, snow included: they carry the three-peak mountain snowflake.',
  'track-competition': 'Street legal and made for track days: they take heat lap after lap, and wear fast.',
};

/** What the tires of a type are for, by its slug. */
const TYPES: Readonly<Record<string, string>> = {
  passenger: 'For sedans, coupes, hatchbacks, wagons and minivans.',
  'suv-crossover': 'For crossovers and sport utility vehicles, which are heavier and higher than cars.',
  'light-truck': 'For pickups and full-size SUVs. LT sizes carry more at more pressure; mind the load range.',
  'commercial-truck': 'For trucks and buses that earn their keep, by steer, drive and trailer axle.',
  'commercial-van': 'For cargo vans and delivery work: stiff sidewalls for stop and go with a load.',
  trailer: 'For trailers alone: they follow, they never drive or steer.',
  'atv-utv-golf-lawn': 'For vehicles that stay off the road: ATVs, side by sides, golf carts and mowers.',
  'electric-vehicle':
    'Built by their makers for electric vehicles: for the weight of the battery, the pull from a standstill, range and quiet.',
};

export const categoryWords = (slug: string): string | null => CATEGORIES[slug] ?? null;
export const typeWords = (slug: string): string | null => TYPES[slug] ?? null;
