import type { Metadata } from 'next';
import { sameSitePath, ZipForm } from '../../delivery';
import { readShopper } from '../../shell/shopper';

export const metadata: Metadata = { title: 'Your ZIP', robots: { index: false } };

export default async function LocationPage({ searchParams }: PageProps<'/location'>) {
  const { returnTo } = await searchParams;
  const { place } = await readShopper();
  return (
    <div className="l-wrap" style={{ paddingBlock: '48px', display: 'grid', gap: 24 }}>
      <h1>Where are your tires going?</h1>
      <ZipForm
        zip={place?.zip ?? ''}
        returnTo={sameSitePath(typeof returnTo === 'string' ? returnTo : '/')}
      />
    </div>
  );
}
