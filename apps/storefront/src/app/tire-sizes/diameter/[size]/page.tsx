import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import {
  countWords,
  HubPage,
  keepAddress,
  OtherRims,
  readTireSizes,
  rimOfSegment,
  RimSizes,
  sizesStyles as styles,
} from '../../../../catalogue';
import { diameterHref } from '../../../../shell/paths';

type Props = PageProps<'/tire-sizes/diameter/[size]'>;

const readRims = cache(() => readTireSizes({}));

const read = async ({ params }: Props) => {
  const segment = (await params).size;
  const rimIn = rimOfSegment(segment) ?? notFound();
  const { rims } = await readRims();
  const rim = rims.find((known) => known.rimIn === rimIn) ?? notFound();
  keepAddress(diameterHref(rimIn), ['tire-sizes', 'diameter', segment]);
  return { rim, rims };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { rim } = await read(props);
  return {
    title: `Tires for ${rim.rimIn} inch rims`,
    description: `${countWords(rim.tireCount, 'tire')} in ${countWords(rim.sizeCount, 'size')} for ${rim.rimIn} inch rims, most common factory sizes first.`,
    alternates: { canonical: diameterHref(rim.rimIn) },
  };
};

export default async function DiameterPage(props: Props) {
  const { rim, rims } = await read(props);
  const [mostFitted] = rim.sizes;
  return (
    <HubPage
      crumbs={[
        { label: 'Tire sizes', href: '/tire-sizes' },
        { label: `${rim.rimIn} inch`, href: diameterHref(rim.rimIn) },
      ]}
      title={`Tires for ${rim.rimIn} inch rims`}
      lead={`${countWords(rim.tireCount, 'tire')} in ${countWords(rim.sizeCount, 'size')}, most common factory sizes first${mostFitted === undefined || mostFitted.fitmentCount === 0 ? '' : `: ${mostFitted.sizeCode} leads`}.`}
    >
      <div className={styles.groups} data-single>
        <RimSizes rim={rim} isCounted />
      </div>
      <OtherRims rims={rims} chosen={rim.rimIn} />
    </HubPage>
  );
}
