import { STAFF_ROLES, type StaffRole } from './staff-role.js';

interface PolicyRow {
  /** What the permission lets its holder do, as the console and the documentation say it. */
  readonly lets: string;
  readonly roles: readonly StaffRole[];
}

const EVERYONE: readonly StaffRole[] = STAFF_ROLES;
const AGENTS = ['support-agent', 'senior-agent', 'admin'] as const;
const ADMIN = ['admin'] as const;

/**
 * The one table of what members of staff may do: denied unless a row names the role. The server's guard, the console's
 * menus, buttons and fields, the documentation and the access tests are made of it.
 */
const POLICY = {
  'dashboard.read': { lets: 'See the figures of the day', roles: EVERYONE },
  'orders.read': {
    lets: 'See orders',
    roles: [...AGENTS, 'sales-rep', 'installer-partner-manager', 'analyst'],
  },
  'orders.cancel': { lets: 'Cancel orders and give the money back', roles: AGENTS },
  'orders.reschedule': {
    lets: 'Move appointments of orders at shops',
    roles: [...AGENTS, 'installer-partner-manager'],
  },
  'orders.note': { lets: 'Write notes on orders', roles: [...AGENTS, 'sales-rep'] },
  'contacts.read': {
    lets: 'See e-mail addresses, phone numbers and streets in full',
    roles: [...AGENTS, 'sales-rep'],
  },
  'contacts.reveal': {
    lets: 'Uncover the contact of one order, for a reason that is kept',
    roles: ['installer-partner-manager', 'analyst', 'admin'],
  },
  'products.read': { lets: 'See products and stock', roles: EVERYONE },
  'catalogue.change': {
    lets: 'Change products, product lines, brands, sizes and picks, also many at once',
    roles: ['merchandiser', 'admin'],
  },
  'scores.change': {
    lets: 'Say what the parts of the SimpleScore count, try it out and publish it, for a reason that is kept',
    roles: ['merchandiser', 'admin'],
  },
  'vehicles.read': { lets: 'See vehicles and what fits them', roles: EVERYONE },
  'vehicles.change': {
    lets: 'Change vehicles and what fits them, for a reason that is kept',
    roles: ['merchandiser', 'admin'],
  },
  'search.read': {
    lets: 'See what shoppers search for and what the search was taught',
    roles: ['marketer', 'merchandiser', 'content-editor', 'analyst', 'admin'],
  },
  'search.change': {
    lets: 'Teach the search synonyms and where searches lead',
    roles: ['marketer', 'merchandiser', 'content-editor', 'admin'],
  },
  'shops.read': { lets: 'See installation shops', roles: EVERYONE },
  'shops.change': {
    lets: 'Say how many cars an installation shop takes at once',
    roles: ['installer-partner-manager', 'admin'],
  },
  'pricing.read': {
    lets: 'See promotions, price lists and coupons, and what they brought',
    roles: ['merchandiser', 'marketer', 'analyst', 'admin'],
  },
  'pricing.explain': {
    lets: 'Ask what any cart costs or cost, for whom, and why',
    roles: [...AGENTS, 'merchandiser', 'marketer', 'analyst'],
  },
  'pricing.change': {
    lets: 'Change promotions and price lists, and make coupons',
    roles: ['merchandiser', 'marketer', 'admin'],
  },
  'giftCards.read': {
    lets: 'See gift cards and every movement of their balance',
    roles: [...AGENTS, 'marketer', 'analyst'],
  },
  'giftCards.block': {
    lets: 'Block gift cards and let them pay again',
    roles: ['senior-agent', 'admin'],
  },
  'referrals.read': {
    lets: 'See who brought whom, what they earned, and what friends get',
    roles: [...AGENTS, 'marketer', 'analyst'],
  },
  'referrals.change': {
    lets: 'Say what friends who were invited get, open and close the program',
    roles: ['marketer', 'admin'],
  },
  'simulations.read': {
    lets: 'See what simulations of campaigns and promotions came to',
    roles: ['merchandiser', 'marketer', 'analyst', 'admin'],
  },
  'simulations.run': {
    lets: 'Simulate campaigns and promotions on past orders',
    roles: ['merchandiser', 'marketer', 'admin'],
  },
  'margins.read': {
    lets: 'See margins, and with them what tires cost us',
    roles: ['merchandiser', 'marketer', 'analyst', 'admin'],
  },
  'margins.change': {
    lets: 'Change what tires cost us, also many at once and as tables',
    roles: ['merchandiser', 'admin'],
  },
  'installerApplications.read': {
    lets: 'See shops’ applications to the installer program, with whom to call',
    roles: [...AGENTS, 'installer-partner-manager'],
  },
  'installerApplications.decide': {
    lets: 'Ask shops that apply, take them into the installer program and say what they are paid',
    roles: ['installer-partner-manager', 'admin'],
  },
  'quotes.read': {
    lets: 'See quotes, with whom they were written for',
    roles: [...AGENTS, 'sales-rep'],
  },
  'quotes.write': {
    lets: 'Write quotes, send them by mail and text, and withdraw them',
    roles: ['sales-rep', 'admin'],
  },
  'messages.read': { lets: 'See the mails and texts that went out', roles: AGENTS },
  'accounts.read': {
    lets: 'See customers’ accounts, what they are and what they apply for',
    roles: [...AGENTS, 'sales-rep'],
  },
  'accounts.approve': {
    lets: 'Decide what account types, prices and tax exemptions customers get',
    roles: ['senior-agent', 'admin'],
  },
  'accounts.actAs': {
    lets: 'See the shop as a customer sees it, who is told of it, for a reason that is kept',
    roles: ['senior-agent', 'admin'],
  },
  'approvals.read': { lets: 'See what waits for a second person', roles: AGENTS },
  'approvals.decide': {
    lets: 'Decide what a colleague may not do alone',
    roles: ['senior-agent', 'admin'],
  },
  'campaigns.read': {
    lets: 'See campaigns, their calendar and what the shop shows everywhere',
    roles: ['marketer', 'merchandiser', 'content-editor', 'analyst', 'senior-agent', 'admin'],
  },
  'campaigns.change': {
    lets: 'Write campaigns, schedule, withdraw and roll them back',
    roles: ['marketer', 'content-editor', 'admin'],
  },
  'content.read': {
    lets: 'See articles, pages and the redirects between addresses',
    roles: ['marketer', 'merchandiser', 'content-editor', 'analyst', 'admin'],
  },
  'content.change': {
    lets: 'Write articles and pages, publish and take them back, and redirect old addresses',
    roles: ['marketer', 'content-editor', 'admin'],
  },
  'shop.preview': {
    lets: 'See the shop as of any moment, as any kind of customer, and with campaigns that are drafts',
    roles: ['marketer', 'merchandiser', 'admin'],
  },
  'settings.change': {
    lets: 'Change service number, hours, footer and pay-later discounts of the shop',
    roles: ['marketer', 'admin'],
  },
  'jobs.read': { lets: 'See background work', roles: ADMIN },
  'jobs.retry': { lets: 'Start failed background work again', roles: ADMIN },
  'outbox.read': { lets: 'See the events between the parts of the system', roles: ADMIN },
  'audit.read': { lets: 'See who changed what', roles: ['senior-agent', 'analyst', 'admin'] },
  'staff.read': { lets: 'See the staff and their roles', roles: ADMIN },
  'staff.write': { lets: 'Invite staff, change what they are and end their access', roles: ADMIN },
  'privacy.manage': {
    lets: 'Answer what people ask about their own data: copies of it and its erasure',
    roles: ['senior-agent', 'admin'],
  },
  'views.write': { lets: 'Keep list views of their own', roles: EVERYONE },
} as const satisfies Record<string, PolicyRow>;

export type StaffPermission = keyof typeof POLICY;

/** Every permission, in the order of the table. */
export const STAFF_PERMISSIONS = Object.keys(POLICY) as [StaffPermission, ...StaffPermission[]];

/** What `permission` lets its holder do, in a few words. */
export const whatItLets = (permission: StaffPermission): string => POLICY[permission].lets;

const rolesWith = (permission: StaffPermission): readonly StaffRole[] => POLICY[permission].roles;

/** Whether `role` may do what `permission` names. */
export const staffCan = (role: StaffRole, permission: StaffPermission): boolean =>
  rolesWith(permission).includes(role);

/** The permissions of `role`, in the order of the table. */
export const permissionsOf = (role: StaffRole): readonly StaffPermission[] =>
  STAFF_PERMISSIONS.filter((permission) => staffCan(role, permission));

/** Somebody with permissions: a member of staff whose role comes with the console or was composed. */
export interface PermissionHolder {
  readonly permissions: readonly StaffPermission[];
}

/** Whether `holder` may do what `permission` names. */
export const may = (holder: PermissionHolder, permission: StaffPermission): boolean =>
  holder.permissions.includes(permission);
