import type { Metadata } from 'next';
import { ArticleListView, listMetadata, readArticles } from '../../content';
import { type RawParams, wholeNumberOf } from '../../shell/paths';

type Props = PageProps<'/press'>;

const pageOf = (params: RawParams): number => wholeNumberOf(params, 'page', 1, 1000) ?? 1;

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  listMetadata('press', null, pageOf(await searchParams));

export default async function ArticlesPage({ searchParams }: Props) {
  const list = await readArticles('press', null, pageOf(await searchParams));
  return <ArticleListView section="press" category={null} list={list} />;
}
