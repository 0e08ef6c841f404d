const KINDS = [
  ...['all-season', 'all-terrain', 'all-weather', 'commercial', 'highway', 'mud-terrain', 'performance'],
  ...['racing', 'summer', 'touring', 'trailer', 'uhp', 'winter'],
];

const words = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1).replace('-', ' ');

/** The pictures of tires that an article can have. */
export const PICTURE_OPTIONS: readonly (readonly [key: string, label: string])[] = [
  ['', 'None'],
  ...KINDS.flatMap((kind) =>
    [1, 2, 3].map((number) => [`${kind}-${number}`, `${words(kind)} ${number}`] as const),
  ),
];
