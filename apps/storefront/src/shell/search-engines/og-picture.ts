/** What a picture for other sites can show. */
export const OG_KINDS = ['product', 'line', 'brand', 'size', 'article', 'page'] as const;

export type OgKind = (typeof OG_KINDS)[number];

export const OG_SIZE = { width: 1200, height: 630 };

/**
 * The picture that other sites show beside a link. `key` names what it shows: `brand-slug/line-slug/item-number` of a product,
 * `brand-slug/line-slug` of a line, the slug of a brand or size, `section/slug` of an article; a page has the shop's own picture.
 */
export const ogPicture = (kind: OgKind, key: string) => ({
  url: kind === 'page' ? '/og/page/shop' : `/og/${kind}/${key}`,
  ...OG_SIZE,
  type: 'image/png',
  alt: 'SimpleTread',
});
