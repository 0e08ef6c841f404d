import type { PageSection } from '@simpletread/domain';
import { DEALS_PATH, SHOPS_PATH } from './routes';

export interface NavigationEntry {
  readonly label: string;
  readonly href: string;
}

interface MainEntry extends NavigationEntry {
  /** The section that it leads to; the others are marked by their address. */
  readonly section?: PageSection;
}

/** The main ways through the shop, in the header and in the menu of small screens. */
export const MAIN_NAVIGATION: readonly MainEntry[] = [
  { label: 'Vehicles', href: '/vehicles' },
  { label: 'Tire sizes', href: '/tire-sizes' },
  { label: 'Brands', href: '/brands' },
  { label: 'Shops', href: SHOPS_PATH, section: 'shops' },
  { label: 'Deals', href: DEALS_PATH, section: 'deals' },
];

/** What the shop offers to some, with pages that anybody can read. */
export const PROGRAMS: readonly NavigationEntry[] = [
  { label: 'SimpleCrew', href: '/simplecrew' },
  { label: 'Military discount', href: '/military-discount' },
  { label: 'Employee buying', href: '/dt-employees' },
  { label: 'Business accounts', href: '/partner-program' },
  { label: 'Become an installer', href: '/installers' },
];
