import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import {
  CategoryView,
  findHub,
  hubMetadata,
  HubView,
  judgedVehicle,
  keepAddress,
  pageOfParams,
  readCategory,
} from '../../../catalogue';
import { hubHref, slugOfSegment } from '../../../shell/paths';
import { readShopper } from '../../../shell/shopper';

type Props = PageProps<'/categories/[category]'>;

const read = async ({ params, searchParams }: Props) => {
  const segment = (await params).category;
  const query = await searchParams;
  const reply =
    (await findHub(undefined, segment, undefined, pageOfParams(query), await judgedVehicle(query))) ??
    notFound();
  const key = { category: slugOfSegment(segment) };
  keepAddress(hubHref(key), ['categories', segment]);
  return { reply, key };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { reply, key } = await read(props);
  return hubMetadata(reply, key);
};

export default async function CategoryPage(props: Props) {
  const { reply, key } = await read(props);
  const inSize = reply.page === 1 ? await readCategory(key.category, await readShopper()) : null;
  return (
    <HubView reply={reply} hubKey={key} crumbs={[{ label: 'Categories', href: '/categories' }]}>
      {inSize !== null && <CategoryView category={inSize} />}
    </HubView>
  );
}
