import type { Metadata } from 'next';
import { ogPicture, type OgKind } from './og-picture';

interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** The one address of the page, without host. */
  readonly path: string;
  /** What its picture for other sites shows. */
  readonly picture?: readonly [kind: OgKind, key: string];
  readonly article?: { readonly publishedTime: string; readonly modifiedTime: string };
}

const SITE = { siteName: 'SimpleTread', locale: 'en_US' };

/** What search engines and other sites are told of a page. */
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
