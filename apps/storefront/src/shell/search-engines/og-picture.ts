/** The subjects of a picture for other sites. */
export const OG_KINDS = ['product', 'line', 'brand', 'size', 'article', 'page'] as const;

export type OgKind = (typeof OG_KINDS)[number];

export const OG_SIZE = { width: 1200, height: 630 };

/**
 * Returns the picture that other sites show with a link. `key` names its subject: `brand-slug/line-slug/item-number` for a product,
 * `brand-slug/line-slug` for a line, the slug of a brand or size, `section/slug` for an article; a page has the shop's own picture.
 */
export const ogPicture = (kind: OgKind, key: string) => ({
  url: kind === 'page' ? '/og/page/shop' : `/og/${kind}/${key}`,
  ...OG_SIZE,
  type: 'image/png',
  alt: 'SimpleTread',
});
