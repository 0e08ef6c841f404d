import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BrandSharesView, findHub, hubTitle, keepAddress } from '../../../../catalogue';
import { hubHref, slugOfSegment } from '../../../../shell/paths';

type Props = PageProps<'/brands/[brand]/categories'>;

const read = async ({ params }: Props) => {
  const segment = (await params).brand;
  const reply = (await findHub(segment, undefined, undefined)) ?? notFound();
  const brand = slugOfSegment(segment);
  const path = `${hubHref({ brand })}/categories`;
  keepAddress(path, ['brands', segment, 'categories']);
  return { reply, brand, path };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { reply, path } = await read(props);
  return {
    title: `${hubTitle(reply.names)} by category`,
    description: `The categories of tires ${reply.names.brand?.name ?? 'the brand'} makes, with lines, sizes and prices for each.`,
    alternates: { canonical: path },
  };
};

export default async function BrandCategoriesPage(props: Props) {
  const { reply, brand } = await read(props);
  return <BrandSharesView reply={reply} brand={brand} kind="categories" />;
}
