export interface NavigationEntry {
  readonly label: string;
  readonly href: string;
}

/** The main ways through the shop, in the header and in the menu of small screens. */
export const MAIN_NAVIGATION: readonly NavigationEntry[] = [
  { label: 'Vehicles', href: '/vehicles' },
  { label: 'Tire sizes', href: '/tire-sizes' },
  { label: 'Brands', href: '/brands' },
  { label: 'Deals', href: '/tire-deals' },
];

/** What the shop offers to some, with pages that anybody can read. */
export const PROGRAMS: readonly NavigationEntry[] = [
  { label: 'SimpleCrew', href: '/simplecrew' },
  { label: 'Military discount', href: '/military-discount' },
  { label: 'Employee buying', href: '/dt-employees' },
  { label: 'Business accounts', href: '/partner-program' },
  { label: 'Become an installer', href: '/installers' },
];

/** Whether `href` is the section that `path` lies in. */
export const isSectionOf = (href: string, path: string): boolean =>
  path === href || path.startsWith(`${href}/`);
