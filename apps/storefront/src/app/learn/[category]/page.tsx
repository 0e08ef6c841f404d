import type { Metadata } from 'next';
import { readArticles } from '../../../api/articles';
import { ArticleListView } from '../../../features/content/ArticleListView';
import { listMetadata } from '../../../features/content/article-metadata';
import { type RawParams, wholeNumberOf } from '../../../url/search-params';

type Props = PageProps<'/learn/[category]'>;

const pageOf = (params: RawParams): number => wholeNumberOf(params, 'page', 1, 1000) ?? 1;

export const generateMetadata = async ({ params, searchParams }: Props): Promise<Metadata> =>
  listMetadata('learn', (await params).category, pageOf(await searchParams));

export default async function ArticleCategoryPage({ params, searchParams }: Props) {
  const { category } = await params;
  const list = await readArticles('learn', category, pageOf(await searchParams));
  return <ArticleListView section="learn" category={category} list={list} />;
}
