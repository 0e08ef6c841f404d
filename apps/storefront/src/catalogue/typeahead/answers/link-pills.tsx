import { MapPin, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { DEALS_PATH, SHOPS_PATH } from '../../../shell/paths';

/** A pill that links to a page instead of changing the sentence. */
export interface LinkPill {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon: ReactNode;
}

export const DEAL_ICON = <Tag size={18} strokeWidth={1.75} aria-hidden="true" />;

const LINK_PILLS: readonly LinkPill[] = [
  {
    id: 'shops',
    label: 'Shops',
    href: SHOPS_PATH,
    icon: <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />,
  },
  {
    id: 'deals',
    label: 'Deals',
    href: DEALS_PATH,
    icon: DEAL_ICON,
  },
];

/** Returns the pills after the kinds of search, on every board and in the modal; the season's deals replace the default pill. */
export const linkPills = (hasDeals: boolean): readonly LinkPill[] =>
  LINK_PILLS.filter(({ id }) => !hasDeals || id !== 'deals');
