import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { SizeResults } from '../../../features/sizes/SizeResults';
import { sizeOfSlug } from '../../../features/sizes/size-of-slug';
import { sizeHref } from '../../../routes';

type Props = PageProps<'/tire-sizes/[size]'>;

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { size } = await params;
  const found = sizeOfSlug(size);
  return {
    title: `${found.code} tires, priced out the door`,
    description: `Every ${found.code} tire with its total for four, installed, fees and tax included.`,
    alternates: { canonical: sizeHref(found.slug) },
  };
};

export default async function SizePage({ params, searchParams }: Props) {
  const { size } = await params;
  const found = sizeOfSlug(size);
  if (found.slug !== size) permanentRedirect(sizeHref(found.slug));
  return <SizeResults size={found} params={await searchParams} />;
}
