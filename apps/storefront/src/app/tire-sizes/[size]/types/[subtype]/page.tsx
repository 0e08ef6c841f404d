import type { Metadata } from 'next';
import { SizeCrossingPage, sizeCrossingMetadata } from '../../../../../catalogue';

type Props = PageProps<'/tire-sizes/[size]/types/[subtype]'>;

export const generateMetadata = (props: Props): Promise<Metadata> => sizeCrossingMetadata(props);

export default function SizeTypePage(props: Props) {
  return <SizeCrossingPage {...props} />;
}
