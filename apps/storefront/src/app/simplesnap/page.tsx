import type { Metadata } from 'next';
import { SimpleSnapView } from '../../catalogue';

export const metadata: Metadata = {
  title: 'SimpleSnap: your tire size from a photo',
  description: 'Take a photo of your tire’s sidewall and see every tire in its size, priced out the door.',
  alternates: { canonical: '/simplesnap' },
};

export default SimpleSnapView;
