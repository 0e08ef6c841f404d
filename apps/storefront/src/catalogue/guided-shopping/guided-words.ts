import type { GuidedDriving, GuidedPriority, GuidedWinter } from '@simpletread/domain';

interface Words {
  readonly label: string;
  readonly detail: string;
}

export const DRIVING_WORDS: Readonly<Record<GuidedDriving, Words>> = {
  city: { label: 'Mostly city', detail: 'Short trips, stop and go, curbs' },
  highway: { label: 'Mostly highway', detail: 'Long trips at speed' },
  mixed: { label: 'City and highway', detail: 'A bit of both' },
  rural: { label: 'Rural roads', detail: 'Gravel, potholes, farm tracks' },
  'off-road': { label: 'Off road', detail: 'Mud, rocks and sand' },
  track: { label: 'Track and autocross', detail: 'Track days, and the street' },
};

export const WINTER_WORDS: Readonly<Record<GuidedWinter, Words>> = {
  mild: { label: 'Mild', detail: 'It rarely freezes' },
  frosty: { label: 'Frosty', detail: 'It sometimes freezes; snow melts quickly' },
  snowy: { label: 'Snowy', detail: 'Snow and ice stay for weeks' },
};

export const PRIORITY_WORDS: Readonly<Record<GuidedPriority, Words>> = {
  price: { label: 'A low price', detail: 'For the set of four' },
  'long-life': { label: 'Many miles', detail: 'Long lasting, and a mileage warranty' },
  snow: { label: 'Grip in snow', detail: 'The severe snow mark, and traction' },
  wet: { label: 'Grip in rain', detail: 'Traction' },
  handling: { label: 'Sharp handling', detail: 'Steering and cornering' },
  durability: { label: 'Toughness', detail: 'Potholes and heavy loads' },
};
