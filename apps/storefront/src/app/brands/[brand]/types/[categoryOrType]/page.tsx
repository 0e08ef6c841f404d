import type { Metadata } from 'next';
import {
  BrandCrossingView,
  hubMetadata,
  judgedVehicle,
  pageOfParams,
  readBrandCrossing,
} from '../../../../../catalogue';

type Props = PageProps<'/brands/[brand]/types/[categoryOrType]'>;

const read = async ({ params, searchParams }: Props) =>
  readBrandCrossing(
    'types',
    await params,
    pageOfParams(await searchParams),
    await judgedVehicle(await searchParams),
  );

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { reply, key } = await read(props);
  return hubMetadata(reply, key);
};

export default async function BrandTypePage(props: Props) {
  return <BrandCrossingView crossing={await read(props)} />;
}
