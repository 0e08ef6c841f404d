import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BrandSharesView, findHub, hubTitle, keepAddress } from '../../../../catalogue';
import { hubHref, slugOfSegment } from '../../../../shell/paths';

type Props = PageProps<'/brands/[brand]/types'>;

const read = async ({ params }: Props) => {
  const segment = (await params).brand;
  const reply = (await findHub(segment, undefined, undefined)) ?? notFound();
  const brand = slugOfSegment(segment);
  const path = `${hubHref({ brand })}/types`;
  keepAddress(path, ['brands', segment, 'types']);
  return { reply, brand, path };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { reply, path } = await read(props);
  return {
    title: `${hubTitle(reply.names)} by type`,
    description: `The types of tires ${reply.names.brand?.name ?? 'the brand'} makes, with lines, sizes and prices for each.`,
    alternates: { canonical: path },
  };
};

export default async function BrandTypesPage(props: Props) {
  const { reply, brand } = await read(props);
  return <BrandSharesView reply={reply} brand={brand} kind="types" />;
}
