import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import {
  ELECTRIC_TYPE,
  ElectricVehicles,
  findHub,
  hubMetadata,
  HubView,
  judgedVehicle,
  keepAddress,
  pageOfParams,
  readElectricVehicles,
} from '../../../catalogue';
import { hubHref, slugOfSegment } from '../../../shell/paths';

type Props = PageProps<'/types/[type]'>;

const read = async ({ params, searchParams }: Props) => {
  const segment = (await params).type;
  const query = await searchParams;
  const reply =
    (await findHub(undefined, undefined, segment, pageOfParams(query), await judgedVehicle(query))) ??
    notFound();
  const key = { type: slugOfSegment(segment) };
  keepAddress(hubHref(key), ['types', segment]);
  return { reply, key };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { reply, key } = await read(props);
  return hubMetadata(reply, key);
};

export default async function TypePage(props: Props) {
  const { reply, key } = await read(props);
  const isElectric = key.type === ELECTRIC_TYPE && reply.page === 1;
  return (
    <HubView reply={reply} hubKey={key} crumbs={[{ label: 'Types', href: '/types' }]}>
      {isElectric && <ElectricVehicles models={(await readElectricVehicles()).models} />}
    </HubView>
  );
}
