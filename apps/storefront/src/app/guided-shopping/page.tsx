import type { Metadata } from 'next';
import { findSubject, GUIDED_TITLE, guidedStateOf, GuidedView } from '../../catalogue';
import { readShopper } from '../../shell/shopper';
import { textOf } from '../../shell/paths';

export async function generateMetadata({ searchParams }: PageProps<'/guided-shopping'>): Promise<Metadata> {
  const isBegun = Object.keys(await searchParams).length > 0;
  return {
    title: GUIDED_TITLE,
    description: 'Your vehicle, your roads, your winters and your priorities: a ranked list with reasons.',
    alternates: { canonical: '/guided-shopping' },
    ...(isBegun ? { robots: { index: false } } : {}),
  };
}

export default async function GuidedShoppingPage({ searchParams }: PageProps<'/guided-shopping'>) {
  const params = await searchParams;
  const state = guidedStateOf(params);
  const [found, shopper] = await Promise.all([findSubject(state), readShopper()]);
  return (
    <GuidedView
      state={state}
      found={found}
      shopper={shopper}
      text={textOf(params, 'q').trim()}
      isBySize={textOf(params, 'by') === 'size'}
    />
  );
}
