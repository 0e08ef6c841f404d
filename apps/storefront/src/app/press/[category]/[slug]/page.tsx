import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { articleMetadata, ArticleView, readArticle } from '../../../../content';

type Props = PageProps<'/press/[category]/[slug]'>;

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  articleMetadata(await readArticle('press', (await params).slug));

export default async function ArticlePage({ params }: Props) {
  const { category, slug } = await params;
  const article = await readArticle('press', slug);
  if (article.category !== category) permanentRedirect(article.path);
  return <ArticleView article={article} />;
}
