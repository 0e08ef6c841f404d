import type { Metadata } from 'next';
import { categoryWords, countWords, HubPage, readEverything, ShareList } from '../../catalogue';
import { hubHref } from '../../shell/paths';

export const metadata: Metadata = {
  title: 'Tire categories',
  description:
    'What tires are made for: all season, winter, touring, all terrain and more, with lines and prices of each.',
  alternates: { canonical: '/categories' },
};

export default async function CategoriesPage() {
  const { categories, facts } = await readEverything();
  return (
    <HubPage
      crumbs={[{ label: 'Categories', href: '/categories' }]}
      title="Tire categories"
      lead={`What a tire is made for decides where it grips and how long it lasts: ${countWords(facts.lineCount, 'line')} in ${countWords(categories.length, 'category', 'categories')}.`}
    >
      <ShareList
        shares={categories}
        hrefOf={({ slug }) => hubHref({ category: slug })}
        wordsOf={({ slug }) => categoryWords(slug)}
      />
    </HubPage>
  );
}
