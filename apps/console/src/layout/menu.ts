import {
  Activity,
  Award,
  BadgePercent,
  BookOpenText,
  BriefcaseBusiness,
  Building2,
  Calculator,
  CalendarRange,
  Car,
  CircleDot,
  CircleUserRound,
  ClipboardList,
  Coins,
  CornerUpRight,
  Disc3,
  Equal,
  Eye,
  Fingerprint,
  FlaskConical,
  Gauge,
  Gift,
  HeartHandshake,
  History,
  Layers,
  Link2,
  type LucideIcon,
  Mail,
  Radio,
  ReceiptText,
  Ruler,
  Search,
  ShieldCheck,
  Signpost,
  SlidersHorizontal,
  Stamp,
  Star,
  Store,
  Tags,
  Ticket,
  UsersRound,
  Wrench,
} from 'lucide-react';

import type { ResourceName } from '../auth/resource-permissions.js';

export interface MenuEntry {
  readonly resource: ResourceName;
  readonly label: string;
  readonly path: string;
  /** The letter after `g`. */
  readonly key: string;
  readonly icon: LucideIcon;
}

interface MenuGroup {
  readonly label: string | null;
  readonly entries: readonly MenuEntry[];
}

/** The pages of the console in the order of the sidebar. */
export const MENU: readonly MenuGroup[] = [
  {
    label: null,
    entries: [
      { resource: 'dashboard', label: 'Today', path: '/', key: 't', icon: Gauge },
      { resource: 'orders', label: 'Orders', path: '/orders', key: 'o', icon: ReceiptText },
      { resource: 'approvals', label: 'Approvals', path: '/approvals', key: 'a', icon: Stamp },
    ],
  },
  {
    label: 'Sell',
    entries: [
      { resource: 'products', label: 'Products', path: '/products', key: 'p', icon: Disc3 },
      { resource: 'campaigns', label: 'Campaigns', path: '/campaigns', key: 'k', icon: CalendarRange },
      { resource: 'preview', label: 'Preview', path: '/preview', key: 'z', icon: Eye },
      { resource: 'promotions', label: 'Promotions', path: '/promotions', key: 'd', icon: BadgePercent },
      { resource: 'price-lists', label: 'Price lists', path: '/price-lists', key: 'l', icon: Tags },
      { resource: 'coupon-batches', label: 'Coupons', path: '/coupon-batches', key: 'b', icon: Ticket },
      { resource: 'gift-cards', label: 'Gift cards', path: '/gift-cards', key: ',', icon: Gift },
      { resource: 'referrals', label: 'Referrals', path: '/referrals', key: '.', icon: HeartHandshake },
      {
        resource: 'price-explanations',
        label: 'Explain a price',
        path: '/price-explanations',
        key: 'q',
        icon: Calculator,
      },
      {
        resource: 'simulations',
        label: 'Simulations',
        path: '/simulations',
        key: 'f',
        icon: FlaskConical,
      },
      { resource: 'vehicles', label: 'Vehicles', path: '/vehicles', key: 'h', icon: Car },
      { resource: 'articles', label: 'Articles', path: '/articles', key: 'g', icon: BookOpenText },
      { resource: 'redirects', label: 'Redirects', path: '/redirects', key: ';', icon: Signpost },
      {
        resource: 'shop-settings',
        label: 'Shop settings',
        path: '/shop-settings',
        key: 'v',
        icon: SlidersHorizontal,
      },
    ],
  },
  {
    label: 'Catalogue',
    entries: [
      { resource: 'tires', label: 'Tires', path: '/tires', key: '1', icon: CircleDot },
      { resource: 'product-lines', label: 'Product lines', path: '/product-lines', key: '2', icon: Layers },
      { resource: 'brands', label: 'Brands', path: '/brands', key: '3', icon: Award },
      { resource: 'tire-sizes', label: 'Sizes', path: '/tire-sizes', key: '4', icon: Ruler },
      {
        resource: 'purchase-costs',
        label: 'Purchase costs',
        path: '/purchase-costs',
        key: '-',
        icon: Coins,
      },
      { resource: 'fitments', label: 'Fitments', path: '/fitments', key: '5', icon: Link2 },
      { resource: 'our-picks', label: 'Our picks', path: '/our-picks', key: '0', icon: Star },
      { resource: 'record-changes', label: 'Changes', path: '/record-changes', key: '6', icon: History },
      { resource: 'searches', label: 'Searches', path: '/searches', key: '7', icon: Search },
      { resource: 'search-synonyms', label: 'Synonyms', path: '/search-synonyms', key: '8', icon: Equal },
      {
        resource: 'search-redirects',
        label: 'Search redirects',
        path: '/search-redirects',
        key: '9',
        icon: CornerUpRight,
      },
    ],
  },
  {
    label: 'People',
    entries: [
      { resource: 'accounts', label: 'Accounts', path: '/accounts', key: 'c', icon: CircleUserRound },
      {
        resource: 'account-applications',
        label: 'Applications',
        path: '/account-applications',
        key: 'n',
        icon: BriefcaseBusiness,
      },
      { resource: 'employers', label: 'Employers', path: '/employers', key: 'e', icon: Building2 },
      {
        resource: 'installer-applications',
        label: 'Installers',
        path: '/installer-applications',
        key: 'w',
        icon: Store,
      },
      { resource: 'shops', label: 'Shops', path: '/shops', key: 'i', icon: Wrench },
      {
        resource: 'privacy-requests',
        label: 'Privacy',
        path: '/privacy-requests',
        key: 'y',
        icon: Fingerprint,
      },
      { resource: 'staff', label: 'Staff', path: '/staff', key: 's', icon: UsersRound },
      { resource: 'roles', label: 'Roles', path: '/roles', key: 'r', icon: ShieldCheck },
    ],
  },
  {
    label: 'Behind it',
    entries: [
      { resource: 'messages', label: 'Messages', path: '/messages', key: 'm', icon: Mail },
      { resource: 'jobs', label: 'Jobs', path: '/jobs', key: 'j', icon: Activity },
      { resource: 'outbox-events', label: 'Events', path: '/outbox-events', key: 'x', icon: Radio },
      { resource: 'audit', label: 'Audit', path: '/audit', key: 'u', icon: ClipboardList },
    ],
  },
];

export const MENU_ENTRIES: readonly MenuEntry[] = MENU.flatMap((group) => group.entries);

/** The entry that `pathname` belongs to. */
export const entryOf = (pathname: string): MenuEntry | undefined =>
  MENU_ENTRIES.find(({ path }) =>
    path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`),
  );
