import type { Metadata } from 'next';
import { categoryWords, countWords, HubPage, readEverything, ShareList } from '../../catalogue';
import { hubHref } from '../../shell/paths';

export const metadata: Metadata = {
  title: 'Tire categories',
  description: 'All season, winter, touring, all terrain and more, with lines and prices for each.',
  alternates: { canonical: '/categories' },
};

export default async function CategoriesPage() {
  const { categories, facts } = await readEverything();
  return (
    <HubPage
      crumbs={[{ label: 'Categories', href: '/categories' }]}
      title="Tire categories"
      lead={`A tire’s category determines its grip and life: ${countWords(facts.lineCount, 'line')} in ${countWords(categories.length, 'category', 'categories')}.`}
    >
      <ShareList
        shares={categories}
        hrefOf={({ slug }) => hubHref({ category: slug })}
        wordsOf={({ slug }) => categoryWords(slug)}
      />
    </HubPage>
  );
}
