import type { Metadata } from 'next';
import { connection } from 'next/server';
import { keepAddress, readProduct } from '../../../../../catalogue';
import { formStart, readInvitation, WriteReviewView } from '../../../../../reviews';
import { orNotFound } from '../../../../../shell/api';
import { lineHref, slugOfSegment, writeReviewHref } from '../../../../../shell/paths';
import { readShopper, vehicleText } from '../../../../../shell/shopper';

type Props = PageProps<'/brands/[brand]/[productLine]/write-a-review'>;

/** An invitation proves the purchase, also at an address of these tires that has changed since it was mailed. */
const queryOf = (invitation: string | string[] | undefined): string =>
  typeof invitation === 'string' ? `?invitation=${encodeURIComponent(invitation)}` : '';

const read = async ({ params, searchParams }: Props) => {
  const segments = await params;
  const brand = slugOfSegment(segments.brand);
  const line = segments.productLine.toLowerCase();
  const product = await orNotFound(readProduct(brand, line, {}), 'tire.unknown');
  keepAddress(
    writeReviewHref(brand, line),
    ['brands', segments.brand, segments.productLine, 'write-a-review'],
    queryOf((await searchParams).invitation),
  );
  return product;
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { brandName, lineName, brandSlug, lineSlug } = await read(props);
  return {
    title: `Write a review of the ${brandName} ${lineName}`,
    description: `Rate the ${brandName} ${lineName} on dry and wet roads, in winter, and for comfort, noise and wear.`,
    alternates: { canonical: writeReviewHref(brandSlug, lineSlug) },
    robots: { index: false },
    // An invitation's address is a secret: no other site may see it.
    referrer: 'same-origin',
  };
};

export default async function WriteReviewPage(props: Props) {
  await connection();
  const [product, { vehicle }, start, { invitation }] = await Promise.all([
    read(props),
    readShopper(),
    formStart(),
    props.searchParams,
  ]);
  const { brandSlug, lineSlug, brandName, lineName, imageKey } = product;
  const invited = await readInvitation(brandSlug, lineSlug, invitation);
  return (
    <WriteReviewView
      {...{ brandSlug, lineSlug, imageKey }}
      name={`${brandName} ${lineName}`}
      path={lineHref(brandSlug, lineSlug)}
      vehicle={vehicle === null ? '' : vehicleText(vehicle)}
      {...invited}
      {...start}
    />
  );
}
