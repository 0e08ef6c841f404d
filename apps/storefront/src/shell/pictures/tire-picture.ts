/** The sides a tire is shown from. */
export const TIRE_VIEWS = ['hero', 'tread', 'side'] as const;
export type TireView = (typeof TIRE_VIEWS)[number];

/** Address of a tire's picture: 1000 px, or 480 px where `isSmall`. An unknown key gives none. */
export const tirePicture = (imageKey: string, view: TireView = 'hero', isSmall = false): string | null => {
  if (!/^[a-z-]+-\d$/.test(imageKey)) return null;
  return `/tires/${imageKey}-${view}${isSmall ? '-480' : ''}.webp`;
};

/** Both sizes of a picture, of which a browser takes the one that is large enough for where it stands; none for an unknown key. */
export const tirePictureSet = (
  imageKey: string,
  view: TireView = 'hero',
): { readonly src?: string; readonly srcSet?: string } => {
  const [small, large] = [tirePicture(imageKey, view, true), tirePicture(imageKey, view)];
  return small === null || large === null ? {} : { src: large, srcSet: `${small} 480w, ${large} 1000w` };
};
