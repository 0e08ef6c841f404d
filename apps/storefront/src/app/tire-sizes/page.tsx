import type { TireSizesReply } from '@simpletread/contract';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readTireSizes } from '../../api/catalogue';
import { orNotFound } from '../../api/contract-problem';
import { SearchBoard } from '../../features/search/SearchBoard';
import { FindMySize } from '../../features/sizes/FindMySize';
import { RimSizes, rimHref } from '../../features/sizes/RimSizes';
import styles from '../../features/sizes/Sizes.module.css';
import { HubPage } from '../../features/vehicles/HubPage';
import { textOf } from '../../url/search-params';

type Props = PageProps<'/tire-sizes'>;

const SIZES_OF_EACH_RIM = 8;
/** Smaller ones carry trailers and carts, which few look for. */
const SMALLEST_CAR_RIM_IN = 13;
const HUB = { label: 'Tire sizes', href: '/tire-sizes' };

const carRimsFirst = (rims: TireSizesReply['rims']): TireSizesReply['rims'] => [
  ...rims.filter(({ rimIn }) => rimIn >= SMALLEST_CAR_RIM_IN),
  ...rims.filter(({ rimIn }) => rimIn < SMALLEST_CAR_RIM_IN),
];

const rimOf = async ({ searchParams }: Props): Promise<string> => textOf(await searchParams, 'rim', 5);

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const rim = await rimOf(props);
  return {
    title: rim === '' ? 'Tires by size' : `Tires for ${rim} inch rims`,
    description: 'Type the size from your sidewall in any spelling, or pick it by the rim it goes on.',
    alternates: { canonical: '/tire-sizes' },
  };
};

export default async function TireSizesPage(props: Props) {
  const rim = await rimOf(props);
  const { rims } = await orNotFound(readTireSizes(rim === '' ? { perRim: SIZES_OF_EACH_RIM } : { rim }));
  if (rims.length === 0 && rim !== '') notFound();
  return (
    <HubPage
      crumbs={rim === '' ? [HUB] : [HUB, { label: `${rim} inch`, href: rimHref(Number(rim)) }]}
      title={rim === '' ? 'Tires by size' : `Tires for ${rim} inch rims`}
      lead="Type the size in any spelling: 225/65R17, 225 65 17, LT275/70R18/E or 33x12.50R15."
    >
      <SearchBoard initialKind="tireSize" />
      <div className={styles.groups} data-single={rim !== ''}>
        {carRimsFirst(rims).map((ofRim) => (
          <RimSizes key={ofRim.rimIn} rim={ofRim} />
        ))}
      </div>
      <FindMySize />
    </HubPage>
  );
}
