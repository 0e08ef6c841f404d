import type { Metadata } from 'next';
import { readBrandCrossing } from '../../../../../features/hubs/brand-crossing';
import { BrandCrossingView } from '../../../../../features/hubs/BrandCrossingView';
import { hubMetadata } from '../../../../../features/hubs/hub-metadata';
import { pageOfParams } from '../../../../../features/hubs/read-hub';

type Props = PageProps<'/brands/[brand]/categories/[categoryOrType]'>;

const read = async ({ params, searchParams }: Props) =>
  readBrandCrossing('categories', await params, pageOfParams(await searchParams));

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { reply, key } = await read(props);
  return hubMetadata(reply, key);
};

export default async function BrandCategoryPage(props: Props) {
  return <BrandCrossingView crossing={await read(props)} />;
}
