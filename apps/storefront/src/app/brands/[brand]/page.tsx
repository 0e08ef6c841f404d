import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { findHub, hubMetadata, HubView, judgedVehicle, keepAddress, pageOfParams } from '../../../catalogue';
import { hubHref, slugOfSegment } from '../../../shell/paths';

type Props = PageProps<'/brands/[brand]'>;

const read = async ({ params, searchParams }: Props) => {
  const segment = (await params).brand;
  const query = await searchParams;
  const reply =
    (await findHub(segment, undefined, undefined, pageOfParams(query), await judgedVehicle(query))) ??
    notFound();
  const key = { brand: slugOfSegment(segment) };
  keepAddress(hubHref(key), ['brands', segment]);
  return { reply, key };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { reply, key } = await read(props);
  return hubMetadata(reply, key);
};

export default async function BrandPage(props: Props) {
  const { reply, key } = await read(props);
  return <HubView reply={reply} hubKey={key} crumbs={[{ label: 'Brands', href: '/brands' }]} />;
}
