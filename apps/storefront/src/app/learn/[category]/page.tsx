import type { Metadata } from 'next';
import { ArticleListView, listMetadata, readArticles } from '../../../content';
import { type RawParams, wholeNumberOf } from '../../../shell/paths';

type Props = PageProps<'/learn/[category]'>;

const pageOf = (params: RawParams): number => wholeNumberOf(params, 'page', 1, 1000) ?? 1;

export const generateMetadata = async ({ params, searchParams }: Props): Promise<Metadata> =>
  listMetadata('learn', (await params).category, pageOf(await searchParams));

export default async function ArticleCategoryPage({ params, searchParams }: Props) {
  const { category } = await params;
  const list = await readArticles('learn', category, pageOf(await searchParams));
  return <ArticleListView section="learn" category={category} list={list} />;
}
