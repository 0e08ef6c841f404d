import type { Metadata } from 'next';
import { ArticleListView, listMetadata, readArticles } from '../../content';
import { type RawParams, wholeNumberOf } from '../../shell/paths';

type Props = PageProps<'/learn'>;

const pageOf = (params: RawParams): number => wholeNumberOf(params, 'page', 1, 1000) ?? 1;

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  listMetadata('learn', null, pageOf(await searchParams));

export default async function ArticlesPage({ searchParams }: Props) {
  const list = await readArticles('learn', null, pageOf(await searchParams));
  return <ArticleListView section="learn" category={null} list={list} />;
}
