import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readCategory } from '../../../features/categories/read-category';
import { CategoryView } from '../../../features/categories/CategoryView';
import { HubPage } from '../../../features/vehicles/HubPage';
import { brandSlugOf } from '../../../routes';
import { readShopper } from '../../../shopper/shopper';

type Props = PageProps<'/categories/[category]'>;

const read = cache(async (segment: string) => {
  const slug = brandSlugOf(segment) ?? notFound();
  return (await readCategory(slug, await readShopper())) ?? notFound();
});

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { category } = await params;
  const { name } = await read(category);
  return {
    title: `${name} tires`,
    description: `${name} tires that fit your vehicle, with totals out the door.`,
    alternates: { canonical: `/categories/${category}` },
  };
};

export default async function CategoryPage({ params }: Props) {
  const { category } = await params;
  const found = await read(category);
  return (
    <HubPage
      crumbs={[{ label: `${found.name} tires`, href: `/categories/${category}` }]}
      title={`${found.name} tires`}
      lead="Tell us the vehicle or the size, and we show the ones that fit."
    >
      <CategoryView category={found} />
    </HubPage>
  );
}
