import { MapPin, Tag } from 'lucide-react';
import type { ReactNode } from 'react';

/** A pill that leads to a page instead of changing the sentence. */
export interface LinkPill {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon: ReactNode;
}

/** They stand behind the kinds of search, on every board and in the modal. */
export const LINK_PILLS: readonly LinkPill[] = [
  {
    id: 'shops',
    label: 'Shops',
    href: '/location',
    icon: <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />,
  },
  {
    id: 'deals',
    label: 'Deals',
    href: '/#picks',
    icon: <Tag size={18} strokeWidth={1.75} aria-hidden="true" />,
  },
];
