import type { Metadata } from 'next';
import { SizeCrossingPage, sizeCrossingMetadata } from '../../../../../catalogue';

type Props = PageProps<'/tire-sizes/[size]/brands/[brand]'>;

export const generateMetadata = (props: Props): Promise<Metadata> => sizeCrossingMetadata(props);

export default function SizeBrandPage(props: Props) {
  return <SizeCrossingPage {...props} />;
}
