/** The views of a tire. */
export const TIRE_VIEWS = ['hero', 'tread', 'side'] as const;
export type TireView = (typeof TIRE_VIEWS)[number];

/** Returns the address of a tire's picture: 1000 px, or 480 px if `isSmall`. Null for an unknown key. */
export const tirePicture = (imageKey: string, view: TireView = 'hero', isSmall = false): string | null => {
  if (!/^[a-z-]+-\d$/.test(imageKey)) return null;
  return `/tires/${imageKey}-${view}${isSmall ? '-480' : ''}.webp`;
};

/** Returns both sizes of a picture, for the browser to choose from; none for an unknown key. */
export const tirePictureSet = (
  imageKey: string,
  view: TireView = 'hero',
): { readonly src?: string; readonly srcSet?: string } => {
  const [small, large] = [tirePicture(imageKey, view, true), tirePicture(imageKey, view)];
  return small === null || large === null ? {} : { src: large, srcSet: `${small} 480w, ${large} 1000w` };
};
