import type { Metadata } from 'next';
import { readBrands } from '../../catalogue';
import { SalesRequestView } from '../../sales';

export const metadata: Metadata = {
  title: 'Request a tire quote',
  description: 'Tell us which tires you need, and a sales representative will write you a quote.',
  alternates: { canonical: '/tire-request' },
};

// The form works without suggestions of brands.
const brandNames = async (): Promise<readonly string[]> => {
  try {
    return (await readBrands()).items.map(({ name }) => name);
  } catch {
    return [];
  }
};

export default async function TireRequestPage({ searchParams }: PageProps<'/tire-request'>) {
  const [query, brands] = await Promise.all([searchParams, brandNames()]);
  return <SalesRequestView query={query} brands={brands} />;
}
