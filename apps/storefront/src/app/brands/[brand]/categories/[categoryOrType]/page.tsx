import type { Metadata } from 'next';
import {
  BrandCrossingView,
  hubMetadata,
  judgedVehicle,
  pageOfParams,
  readBrandCrossing,
} from '../../../../../catalogue';

type Props = PageProps<'/brands/[brand]/categories/[categoryOrType]'>;

const read = async ({ params, searchParams }: Props) =>
  readBrandCrossing(
    'categories',
    await params,
    pageOfParams(await searchParams),
    await judgedVehicle(await searchParams),
  );

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { reply, key } = await read(props);
  return hubMetadata(reply, key);
};

export default async function BrandCategoryPage(props: Props) {
  return <BrandCrossingView crossing={await read(props)} />;
}
