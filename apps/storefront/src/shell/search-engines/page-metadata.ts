import type { Metadata } from 'next';
import { ogPicture, type OgKind } from './og-picture';

interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** The page's one address, without host. */
  readonly path: string;
  /** The subject of its picture for other sites. */
  readonly picture?: readonly [kind: OgKind, key: string];
  readonly article?: { readonly publishedTime: string; readonly modifiedTime: string };
}

const SITE = { siteName: 'SimpleTread', locale: 'en_US' };

/** Returns a page's metadata for search engines and other sites. */
export const pageMetadata = ({ title, description, path, picture, article }: PageFacts): Metadata => {
  const shared = {
    ...SITE,
    title,
    description,
    url: path,
    images: [ogPicture(...(picture ?? ['page', path]))],
  };
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph:
      article === undefined ? { ...shared, type: 'website' } : { ...shared, type: 'article', ...article },
    twitter: { card: 'summary_large_image', title, description },
  };
};
