import {
  Activity,
  Award,
  BadgeDollarSign,
  BadgePercent,
  BookOpenText,
  BriefcaseBusiness,
  Building2,
  Bus,
  Calculator,
  CalendarClock,
  CalendarRange,
  ChartColumn,
  Car,
  CircleDot,
  CircleHelp,
  CircleUserRound,
  ClipboardList,
  Coins,
  Contact,
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
  Inbox,
  Kanban,
  Layers,
  Link2,
  ListChecks,
  type LucideIcon,
  Mail,
  MailCheck,
  PackageCheck,
  PackageOpen,
  MailPlus,
  MessageSquareText,
  Newspaper,
  Radio,
  ReceiptText,
  RefreshCw,
  Ruler,
  Scale,
  ScrollText,
  Search,
  ShieldCheck,
  Signpost,
  Siren,
  Smile,
  SlidersHorizontal,
  Stamp,
  Star,
  Store,
  Tags,
  Target,
  Ticket,
  Truck,
  Warehouse,
  Umbrella,
  Undo2,
  UsersRound,
  Wrench,
  Workflow,
} from 'lucide-react';

import type { Desk, StaffPermission } from '@simpletread/domain';

import type { ResourceName } from '../auth/index.js';

export interface MenuEntry {
  readonly resource: ResourceName;
  readonly label: string;
  readonly path: string;
  /** The letter after `g`. */
  readonly key: string;
  readonly icon: LucideIcon;
}

export interface MenuGroup {
  readonly label: Desk | null;
  /** A permission to work at the desk: its group is open from the start. */
  readonly homeOf: readonly StaffPermission[];
  readonly entries: readonly MenuEntry[];
}

const page = (resource: ResourceName, label: string, key: string, icon: LucideIcon): MenuEntry => ({
  resource,
  label,
  path: `/${resource}`,
  key,
  icon,
});

/** The pages of the console in the order of the sidebar, by desk. */
export const MENU: readonly MenuGroup[] = [
  {
    label: null,
    homeOf: [],
    entries: [{ resource: 'dashboard', label: 'Today', path: '/', key: 't', icon: Gauge }],
  },
  {
    label: 'Support',
    homeOf: ['orders.cancel', 'orders.read'],
    entries: [
      page('cases', 'Inbox', '(', Inbox),
      page('satisfaction', 'Satisfaction', ':', Smile),
      page('orders', 'Orders', 'o', ReceiptText),
      page('customers', 'Customers', '`', Contact),
      page('returns', 'Returns', '/', Undo2),
      page('return-figures', 'Return figures', '@', ChartColumn),
      page('price-claims', 'Price claims', '\\', BadgeDollarSign),
      page('coverage-claims', 'Coverage claims', '!', Umbrella),
      page('reviews', 'Reviews', '^', MessageSquareText),
      page('approvals', 'Approvals', 'a', Stamp),
      page('alerts', 'Alerts', '[', Siren),
      page('messages', 'Messages', 'm', Mail),
      page('saved-replies', 'Saved replies', '*', MailPlus),
      page('macros', 'Macros', '_', Workflow),
      page('accounts', 'Accounts', 'c', CircleUserRound),
      page('gift-cards', 'Gift cards', ',', Gift),
      page('referrals', 'Referrals', '.', HeartHandshake),
      page('price-explanations', 'Explain a price', 'q', Calculator),
    ],
  },
  {
    label: 'Sales',
    homeOf: ['quotes.read'],
    entries: [
      page('sales-pipeline', 'Pipeline', '{', Kanban),
      page('sales-requests', 'Sales requests', '}', Target),
      page('quotes', 'Quotes', "'", ScrollText),
      page('fleets', 'Fleets', '<', Bus),
      page('fleet-units', 'Rotations', '>', RefreshCw),
      page('sales-figures', 'Sales figures', '|', ChartColumn),
      page('account-applications', 'Applications', 'n', BriefcaseBusiness),
      page('employers', 'Employers', 'e', Building2),
    ],
  },
  {
    label: 'Store',
    homeOf: ['campaigns.read', 'pricing.read'],
    entries: [
      page('campaigns', 'Campaigns', 'k', CalendarRange),
      page('preview', 'Preview', 'z', Eye),
      page('promotions', 'Promotions', 'd', BadgePercent),
      page('price-lists', 'Price lists', 'l', Tags),
      page('coupon-batches', 'Coupons', 'b', Ticket),
      page('simulations', 'Simulations', 'f', FlaskConical),
      page('articles', 'Articles', 'g', BookOpenText),
      page('redirects', 'Redirects', ';', Signpost),
      page('subscribers', 'Mailing list', '~', MailCheck),
      page('newsletters', 'Newsletters', '"', Newspaper),
      page('shop-settings', 'Shop settings', 'v', SlidersHorizontal),
    ],
  },
  {
    label: 'Catalog',
    homeOf: ['catalogue.change', 'search.read'],
    entries: [
      page('products', 'Products', 'p', Disc3),
      page('vehicles', 'Vehicles', 'h', Car),
      page('tires', 'Tires', '1', CircleDot),
      page('product-lines', 'Product lines', '2', Layers),
      page('brands', 'Brands', '3', Award),
      page('tire-sizes', 'Sizes', '4', Ruler),
      page('purchase-costs', 'Purchase costs', '-', Coins),
      page('fitments', 'Fitments', '5', Link2),
      page('missing-sizes', 'Missing sizes', ']', CircleHelp),
      page('our-picks', 'Our picks', '0', Star),
      page('score-weights', 'Score weights', '=', Scale),
      page('record-changes', 'Changes', '6', History),
      page('searches', 'Searches', '7', Search),
      page('search-synonyms', 'Synonyms', '8', Equal),
      page('search-redirects', 'Search redirects', '9', CornerUpRight),
    ],
  },
  {
    label: 'Shops',
    homeOf: ['shops.change'],
    entries: [page('installer-applications', 'Installers', 'w', Store), page('shops', 'Shops', 'i', Wrench)],
  },
  {
    label: 'Warehouse',
    homeOf: ['warehouse.work'],
    entries: [
      page('picks', 'Pick and pack', '#', PackageCheck),
      page('handovers', 'Hand over', '$', Truck),
      page('pickups', 'Pickup counter', '+', Warehouse),
      page('pickup-counters', 'Counters', ')', CalendarClock),
      page('dock-returns', 'Receive', '%', PackageOpen),
      page('counts', 'Count', '&', ListChecks),
    ],
  },
  {
    label: 'Admin',
    homeOf: ['staff.read', 'audit.read'],
    entries: [
      page('staff', 'Staff', 's', UsersRound),
      page('roles', 'Roles', 'r', ShieldCheck),
      page('privacy-requests', 'Privacy', 'y', Fingerprint),
      page('audit', 'Audit', 'u', ClipboardList),
      page('jobs', 'Jobs', 'j', Activity),
      page('outbox-events', 'Events', 'x', Radio),
    ],
  },
];

export const MENU_ENTRIES: readonly MenuEntry[] = MENU.flatMap((group) => group.entries);

/** The entry that `pathname` belongs to. */
export const entryOf = (pathname: string): MenuEntry | undefined =>
  MENU_ENTRIES.find(({ path }) =>
    path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`),
  );
