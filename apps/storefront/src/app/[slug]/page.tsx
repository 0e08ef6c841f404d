import type { Metadata } from 'next';
import { articleMetadata, ArticleView, readArticle, readGlobals, SupportHours } from '../../content';

type Props = PageProps<'/[slug]'>;

/** Pages where people look for a phone number. */
const WITH_HOURS: readonly string[] = ['contact', 'help-center'];

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  articleMetadata(await readArticle('page', (await params).slug));

// Any page published at an address that no other page uses.
export default async function PublishedPage({ params }: Props) {
  const { slug } = await params;
  const [article, globals] = await Promise.all([readArticle('page', slug), readGlobals()]);
  return (
    <ArticleView article={article}>
      {WITH_HOURS.includes(slug) && <SupportHours globals={globals} />}
    </ArticleView>
  );
}
