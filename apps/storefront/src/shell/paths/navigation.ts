import type { PageSection } from '@simpletread/domain';
import { DEALS_PATH, SHOPS_PATH } from './routes';

export interface NavigationEntry {
  readonly label: string;
  readonly href: string;
}

interface MainEntry extends NavigationEntry {
  /** The section it links to; other entries are marked by address. */
  readonly section?: PageSection;
}

/** The main links of the shop, in the header and in the menu of small screens. */
export const MAIN_NAVIGATION: readonly MainEntry[] = [
  { label: 'Vehicles', href: '/vehicles' },
  { label: 'Tire sizes', href: '/tire-sizes' },
  { label: 'Brands', href: '/brands' },
  { label: 'Shops', href: SHOPS_PATH, section: 'shops' },
  { label: 'Deals', href: DEALS_PATH, section: 'deals' },
];

/** Programs for some customers, with public pages. */
export const PROGRAMS: readonly NavigationEntry[] = [
  { label: 'SimpleCrew', href: '/simplecrew' },
  { label: 'Military discount', href: '/military-discount' },
  { label: 'Employee buying', href: '/dt-employees' },
  { label: 'Business accounts', href: '/partner-program' },
  { label: 'Become an installer', href: '/installers' },
];
