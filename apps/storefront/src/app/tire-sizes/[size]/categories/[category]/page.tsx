import type { Metadata } from 'next';
import { SizeCrossingPage, sizeCrossingMetadata } from '../../../../../catalogue';

type Props = PageProps<'/tire-sizes/[size]/categories/[category]'>;

export const generateMetadata = (props: Props): Promise<Metadata> => sizeCrossingMetadata(props);

export default function SizeCategoryPage(props: Props) {
  return <SizeCrossingPage {...props} />;
}
