import type { TireSizesReply } from '@simpletread/contract';
import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import {
  FindMySize,
  HubPage,
  readTireSizes,
  rimOfSegment,
  RimSizes,
  SearchBoard,
  sizesStyles as styles,
} from '../../catalogue';
import { diameterHref, textOf } from '../../shell/paths';

const SIZES_OF_EACH_RIM = 8;
/** Smaller rims are for trailers and carts, which few shoppers look for. */
const SMALLEST_CAR_RIM_IN = 13;

const carRimsFirst = (rims: TireSizesReply['rims']): TireSizesReply['rims'] => [
  ...rims.filter(({ rimIn }) => rimIn >= SMALLEST_CAR_RIM_IN),
  ...rims.filter(({ rimIn }) => rimIn < SMALLEST_CAR_RIM_IN),
];

export const metadata: Metadata = {
  title: 'Tires by size',
  description: 'Type the size from your sidewall in any format, or pick it by rim.',
  alternates: { canonical: '/tire-sizes' },
};

export default async function TireSizesPage({ searchParams }: PageProps<'/tire-sizes'>) {
  const rim = rimOfSegment(textOf(await searchParams, 'rim', 5));
  if (rim !== null) permanentRedirect(diameterHref(rim));
  const { rims } = await readTireSizes({ perRim: SIZES_OF_EACH_RIM });
  return (
    <HubPage
      crumbs={[{ label: 'Tire sizes', href: '/tire-sizes' }]}
      title="Tires by size"
      lead="Type the size in any format: 225/65R17, 225 65 17, LT275/70R18/E or 33x12.50R15."
    >
      <SearchBoard initialKind="tireSize" />
      <div className={styles.groups} data-single={false}>
        {carRimsFirst(rims).map((ofRim) => (
          <RimSizes key={ofRim.rimIn} rim={ofRim} />
        ))}
      </div>
      <FindMySize />
    </HubPage>
  );
}
