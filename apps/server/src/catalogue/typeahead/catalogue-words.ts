/** Everyday names of the performance categories, by slug. */
export const CATEGORY_WORDS: Readonly<Record<string, readonly string[]>> = {
  winter: ['snow', 'ice', 'snow and ice', 'studless', 'studded'],
  'all-weather': ['year round', '3pmsf'],
  'all-season': ['all seasons', '4 season', 'four season', 'rain', 'wet', 'wet weather'],
  'all-terrain': ['at', 'off road', 'offroad'],
  'mud-terrain': ['mt', 'mud', 'muds', 'mudders'],
  highway: ['ht', 'towing'],
  uhp: ['ultra high performance'],
  performance: ['high performance', 'sport', 'sporty'],
  touring: ['grand touring', 'quiet', 'comfort', 'fuel efficient', 'fuel saving', 'eco'],
  'track-competition': ['track', 'track day', 'autocross', 'competition'],
  racing: ['race', 'slick', 'slicks'],
};

/** Everyday names of vehicle types, by slug. */
export const TYPE_WORDS: Readonly<Record<string, readonly string[]>> = {
  passenger: ['car', 'cars', 'sedan', 'passenger car'],
  'suv-crossover': ['suv', 'suvs', 'crossover', 'cuv'],
  'light-truck': ['truck', 'trucks', 'pickup', 'pickup truck'],
  'commercial-truck': ['semi', 'semi truck', 'big rig', 'commercial'],
  'commercial-van': ['van', 'cargo van', 'delivery van'],
  trailer: ['trailers', 'boat trailer', 'camper'],
  'atv-utv-golf-lawn': ['atv', 'utv', 'golf cart', 'lawn mower', 'lawn', 'golf'],
};
