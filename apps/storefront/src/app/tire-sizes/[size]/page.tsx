import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { sizePairHref, sizePairText, sizesOfAddress } from '../../../features/sizes/size-of-slug';
import { SizeResults } from '../../../features/sizes/SizeResults';
import { textOf } from '../../../url/search-params';

type Props = PageProps<'/tire-sizes/[size]'>;

const sizesOf = async ({ params, searchParams }: Props) =>
  sizesOfAddress((await params).size, textOf(await searchParams, 'rearSize', 40));

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const sizes = await sizesOf(props);
  const text = sizePairText(sizes);
  return {
    title: `${text} tires, priced out the door`,
    description: `Every ${text} tire with its total for four, installed, fees and tax included.`,
    alternates: { canonical: sizePairHref(sizes) },
  };
};

export default async function SizePage(props: Props) {
  const sizes = await sizesOf(props);
  if (sizes.front.slug !== (await props.params).size) permanentRedirect(sizePairHref(sizes));
  return <SizeResults sizes={sizes} params={await props.searchParams} />;
}
