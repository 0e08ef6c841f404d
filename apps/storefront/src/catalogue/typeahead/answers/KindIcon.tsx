import { BadgeCheck, Car, Compass, Layers, Ruler, type LucideIcon } from 'lucide-react';
import type { QueryType } from './search-kinds';

const ICONS: Record<QueryType, LucideIcon> = {
  vehicle: Car,
  tireSize: Ruler,
  guidedShopping: Compass,
  brand: BadgeCheck,
  category: Layers,
  tireType: Layers,
};

/** The icon of a pill and its results. */
export const KindIcon = ({ kind, size = 18 }: { kind: QueryType; size?: number }) => {
  const Icon = ICONS[kind];
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />;
};
