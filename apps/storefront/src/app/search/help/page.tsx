import type { Metadata } from 'next';
import { SearchHelpView } from '../../../catalogue';

export const metadata: Metadata = {
  title: 'Find your tire size and trim',
  description:
    'Where to find the tire size on your tires and in your driver’s door, and how to tell your trim.',
  alternates: { canonical: '/search/help' },
};

export default SearchHelpView;
