/** The sides a tire is shown from. */
export const TIRE_VIEWS = ['hero', 'tread', 'side'] as const;
export type TireView = (typeof TIRE_VIEWS)[number];

const SMALL_VIEWS: readonly TireView[] = ['hero', 'tread'];

/** Address of a tire's picture: 1000 px, or where `isSmall` and there is one, 480 px. An unknown key gives none. */
export const tirePicture = (imageKey: string, view: TireView = 'hero', isSmall = false): string | null => {
  if (!/^[a-z-]+-\d$/.test(imageKey)) return null;
  return `/tires/${imageKey}-${view}${isSmall && SMALL_VIEWS.includes(view) ? '-480' : ''}.webp`;
};
