import type { Metadata } from 'next';
import { countWords, HubPage, readEverything, ShareList, typeWords } from '../../catalogue';
import { hubHref } from '../../shell/paths';

export const metadata: Metadata = {
  title: 'Tire types',
  description: 'Tires by vehicle: cars, SUVs, light trucks, vans, trailers, electric vehicles and more.',
  alternates: { canonical: '/types' },
};

export default async function TypesPage() {
  const { types, facts } = await readEverything();
  return (
    <HubPage
      crumbs={[{ label: 'Types', href: '/types' }]}
      title="Tire types"
      lead={`Tires by vehicle: ${countWords(facts.lineCount, 'line')} in ${countWords(types.length, 'type')}.`}
    >
      <ShareList
        shares={types}
        hrefOf={({ slug }) => hubHref({ type: slug })}
        wordsOf={({ slug }) => typeWords(slug)}
      />
    </HubPage>
  );
}
