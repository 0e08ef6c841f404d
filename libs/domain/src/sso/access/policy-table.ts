import { STAFF_ROLES, type StaffRole } from './staff-role.js';

interface PolicyRow {
  /** The permission in words, for the console and the documentation. */
  readonly lets: string;
  readonly roles: readonly StaffRole[];
}

const EVERYONE: readonly StaffRole[] = STAFF_ROLES;
const AGENTS = ['support-agent', 'senior-agent', 'admin'] as const;
const ADMIN = ['admin'] as const;

/**
 * The one table of staff permissions: denied unless a row names the role. The server's guard, the console's menus, buttons and fields, the
 * documentation and the access tests derive from it.
 */
export const POLICY = {
  'dashboard.read': { lets: 'See Today, with what waits for them', roles: EVERYONE },
  'salesFigures.read': {
    lets: 'See the day’s orders and sales on Today, and which tires sell and run out',
    roles: ['marketer', 'merchandiser', 'sales-rep', 'analyst', 'admin'],
  },
  'finder.use': {
    lets: 'Find records by number, name, phone or ZIP, of the kinds that they may see',
    roles: EVERYONE,
  },
  'work.assign': {
    lets: 'Take work that they may do, hand it to colleagues and give it back',
    roles: [...AGENTS, 'sales-rep', 'content-editor'],
  },
  'alerts.read': {
    lets: 'See alerts: attacks on the shop and faults of its partners',
    roles: [...AGENTS, 'analyst'],
  },
  'alerts.handle': { lets: 'Resolve and dismiss alerts', roles: ['senior-agent', 'admin'] },
  'orders.read': {
    lets: 'See orders',
    roles: [...AGENTS, 'sales-rep', 'installer-partner-manager', 'analyst'],
  },
  'orders.cancel': { lets: 'Cancel orders and refund them', roles: AGENTS },
  'orders.change': { lets: 'Change contact, address and tires of orders', roles: AGENTS },
  'orders.reschedule': {
    lets: 'Reschedule appointments at shops',
    roles: [...AGENTS, 'installer-partner-manager'],
  },
  'orders.hold': { lets: 'Hold orders back from the warehouse and release them', roles: AGENTS },
  'orders.delay': { lets: 'Report delays of orders and ask their buyers', roles: AGENTS },
  'orders.note': { lets: 'Write notes on orders', roles: [...AGENTS, 'sales-rep'] },
  'customers.read': {
    lets: 'See customers with their orders, accounts and history',
    roles: [...AGENTS, 'sales-rep', 'analyst'],
  },
  'customers.note': { lets: 'Write notes on customers', roles: [...AGENTS, 'sales-rep'] },
  'returns.read': { lets: 'See returns and their pictures', roles: [...AGENTS, 'analyst'] },
  'returns.handle': {
    lets: 'Start, approve and deny returns, receive their tires and refund them',
    roles: AGENTS,
  },
  'warehouse.work': {
    lets: 'Pick, pack and hand over orders at a warehouse, with the buyer’s name and address on labels, and receive returned tires',
    roles: ['warehouse-associate', 'admin'],
  },
  'warehouse.count': {
    lets: 'Count tires at a warehouse and correct its stock, with a logged reason',
    roles: ['warehouse-associate', 'admin'],
  },
  'warehouse.setUp': {
    lets: 'Choose whether people or the sandbox pick a warehouse’s orders',
    roles: ADMIN,
  },
  'counters.read': {
    lets: 'See pickup counters, their hours and their open orders',
    roles: [...AGENTS, 'warehouse-associate'],
  },
  'counters.change': {
    lets: 'Set hours, closed days, address and phone of pickup counters, and pause them',
    roles: ['senior-agent', 'admin'],
  },
  'claims.read': {
    lets: 'See price guarantee and coverage claims, and their proof',
    roles: [...AGENTS, 'analyst'],
  },
  'claims.handle': {
    lets: 'Approve and deny price guarantee and coverage claims, and pay them',
    roles: AGENTS,
  },
  'contacts.read': {
    lets: 'See full email addresses, phone numbers and streets',
    roles: [...AGENTS, 'sales-rep'],
  },
  'contacts.reveal': {
    lets: 'Reveal the contact details of one order, with a logged reason',
    roles: ['installer-partner-manager', 'analyst', 'admin'],
  },
  'customers.reveal': {
    lets: 'Reveal the contact details of a customer, with a logged reason',
    roles: ['analyst', 'admin'],
  },
  'products.read': { lets: 'See products and stock', roles: EVERYONE },
  'catalogue.change': {
    lets: 'Edit products, product lines, brands, sizes and picks, also in bulk',
    roles: ['merchandiser', 'admin'],
  },
  'scores.change': {
    lets: 'Set, test and publish the weights of the SimpleScore, with a logged reason',
    roles: ['merchandiser', 'admin'],
  },
  'vehicles.read': { lets: 'See vehicles and their fitments', roles: EVERYONE },
  'vehicles.change': {
    lets: 'Edit vehicles and their fitments, with a logged reason',
    roles: ['merchandiser', 'admin'],
  },
  'missingSizes.read': {
    lets: 'See the vehicles without sizes that shoppers look for',
    roles: [...AGENTS, 'merchandiser', 'analyst'],
  },
  'missingSizes.dismiss': {
    lets: 'Dismiss vehicles without sizes from the queue, and restore them',
    roles: ['merchandiser', 'admin'],
  },
  'search.read': {
    lets: 'See what shoppers search for, and the search’s synonyms and redirects',
    roles: ['marketer', 'merchandiser', 'content-editor', 'analyst', 'admin'],
  },
  'search.change': {
    lets: 'Edit the search’s synonyms and redirects',
    roles: ['marketer', 'merchandiser', 'content-editor', 'admin'],
  },
  'shops.read': { lets: 'See installation shops', roles: EVERYONE },
  'shops.change': {
    lets: 'Set how many cars an installation shop takes per time slot',
    roles: ['installer-partner-manager', 'admin'],
  },
  'pricing.read': {
    lets: 'See promotions, price lists and coupons, and their results',
    roles: ['merchandiser', 'marketer', 'analyst', 'admin'],
  },
  'pricing.explain': {
    lets: 'Explain the price of any cart, for any shopper, at any time',
    roles: [...AGENTS, 'merchandiser', 'marketer', 'analyst'],
  },
  'pricing.change': {
    lets: 'Edit promotions and price lists, and create coupons',
    roles: ['merchandiser', 'marketer', 'admin'],
  },
  'giftCards.read': {
    lets: 'See gift cards and every movement of their balance',
    roles: [...AGENTS, 'marketer', 'analyst'],
  },
  'giftCards.block': {
    lets: 'Block and unblock gift cards',
    roles: ['senior-agent', 'admin'],
  },
  'referrals.read': {
    lets: 'See referrals, their rewards and the friends’ discount',
    roles: [...AGENTS, 'marketer', 'analyst'],
  },
  'referrals.change': {
    lets: 'Set the friends’ discount, and open and close the program',
    roles: ['marketer', 'admin'],
  },
  'simulations.read': {
    lets: 'See the results of simulated campaigns and promotions',
    roles: ['merchandiser', 'marketer', 'analyst', 'admin'],
  },
  'simulations.run': {
    lets: 'Simulate campaigns and promotions on past orders',
    roles: ['merchandiser', 'marketer', 'admin'],
  },
  'margins.read': {
    lets: 'See margins and tire costs',
    roles: ['merchandiser', 'marketer', 'analyst', 'admin'],
  },
  'margins.change': {
    lets: 'Edit tire costs, also in bulk and by file',
    roles: ['merchandiser', 'admin'],
  },
  'installerApplications.read': {
    lets: 'See shops’ applications to the installer program, with their contacts',
    roles: [...AGENTS, 'installer-partner-manager'],
  },
  'installerApplications.decide': {
    lets: 'Ask applicants questions, admit them to the installer program and set their pay',
    roles: ['installer-partner-manager', 'admin'],
  },
  'quotes.read': {
    lets: 'See sales requests, quotes and their customers',
    roles: [...AGENTS, 'sales-rep'],
  },
  'quotes.write': {
    lets: 'Work the sales pipeline, write quotes, send them by email and text, and withdraw them',
    roles: ['sales-rep', 'admin'],
  },
  'quotes.margins': { lets: 'See margins and price floors in quotes', roles: ['sales-rep', 'admin'] },
  'quotes.setTerms': { lets: 'Set the minimum margin and the discount limits of quotes', roles: ADMIN },
  'fleets.read': { lets: 'See fleets, their units and rotations', roles: [...AGENTS, 'sales-rep'] },
  'fleets.manage': { lets: 'Edit fleets and units, log rotations', roles: ['sales-rep', 'admin'] },
  'reviews.read': {
    lets: 'See reviews in every state, with their evidence and moderation rates',
    roles: [...AGENTS, 'marketer', 'content-editor', 'analyst'],
  },
  'reviews.moderate': {
    lets: 'Publish and reject reviews, and ask writers questions; a rating is never a reason',
    roles: [...AGENTS, 'content-editor'],
  },
  'reviews.reply': {
    lets: 'Reply to published reviews for the shop or a brand, edit replies and withdraw them',
    roles: [...AGENTS, 'content-editor'],
  },
  'reviews.syndicate': { lets: 'Import and export files of reviews', roles: ['marketer', 'admin'] },
  'cases.read': { lets: 'See customers’ cases, with their messages and attachments', roles: AGENTS },
  'cases.handle': {
    lets: 'Answer customers in cases, write notes, assign, snooze, merge and solve them',
    roles: AGENTS,
  },
  'cases.rehearse': {
    lets: 'Write as the customer in a case while the shop has no real mailbox, to practice',
    roles: ['senior-agent', 'admin'],
  },
  'messages.read': { lets: 'See sent emails and texts', roles: AGENTS },
  'messages.send': {
    lets: 'Send emails and texts about orders again, and close failed ones',
    roles: AGENTS,
  },
  'messages.write': { lets: 'Write emails and texts to customers', roles: AGENTS },
  'savedReplies.change': {
    lets: 'Edit the saved replies that messages to customers start from',
    roles: ['senior-agent', 'admin'],
  },
  'macros.change': {
    lets: 'Edit the macros that agents run on orders',
    roles: ['senior-agent', 'admin'],
  },
  'accounts.read': {
    lets: 'See customers’ accounts, types and applications',
    roles: [...AGENTS, 'sales-rep'],
  },
  'accounts.approve': {
    lets: 'Decide customers’ account types, prices and tax exemptions',
    roles: ['senior-agent', 'admin'],
  },
  'accounts.actAs': {
    lets: 'View the shop as a customer, who is notified, with a logged reason',
    roles: ['senior-agent', 'admin'],
  },
  'approvals.read': { lets: 'See requests that need a second person', roles: AGENTS },
  'approvals.decide': {
    lets: 'Approve or decline colleagues’ requests',
    roles: ['senior-agent', 'admin'],
  },
  'campaigns.read': {
    lets: 'See campaigns, their calendar and the shop’s global content',
    roles: ['marketer', 'merchandiser', 'content-editor', 'analyst', 'senior-agent', 'admin'],
  },
  'campaigns.change': {
    lets: 'Write, schedule, withdraw and roll back campaigns',
    roles: ['marketer', 'content-editor', 'admin'],
  },
  'newsletters.change': {
    lets: 'Write newsletters, choose their recipients and send tests to themselves',
    roles: ['marketer', 'content-editor', 'admin'],
  },
  'newsletters.send': {
    lets: 'Schedule, stop and resume newsletters',
    roles: ['marketer', 'admin'],
  },
  'content.read': {
    lets: 'See articles, pages and redirects',
    roles: ['marketer', 'merchandiser', 'content-editor', 'analyst', 'admin'],
  },
  'content.change': {
    lets: 'Write, publish and unpublish articles and pages, and redirect old addresses',
    roles: ['marketer', 'content-editor', 'admin'],
  },
  'shop.preview': {
    lets: 'Preview the shop at any moment, as any kind of customer, with draft campaigns',
    roles: ['marketer', 'merchandiser', 'admin'],
  },
  'settings.change': {
    lets: 'Change the shop’s service number, hours, footer and pay-later discounts',
    roles: ['marketer', 'admin'],
  },
  'jobs.read': { lets: 'See background jobs', roles: ADMIN },
  'jobs.retry': { lets: 'Retry failed background jobs', roles: ADMIN },
  'outbox.read': { lets: 'See events between the parts of the system', roles: ADMIN },
  'audit.read': { lets: 'See who changed what', roles: ['senior-agent', 'analyst', 'admin'] },
  'staff.read': { lets: 'See the staff and their roles', roles: ADMIN },
  'staff.write': { lets: 'Invite staff, change their roles and end their access', roles: ADMIN },
  'privacy.manage': {
    lets: 'Handle requests about personal data: copies and erasures',
    roles: ['senior-agent', 'admin'],
  },
  'views.write': { lets: 'Save their own list views', roles: EVERYONE },
  'views.share': {
    lets: 'Share their list views with the team',
    roles: ['senior-agent', 'merchandiser', 'marketer', 'installer-partner-manager', 'admin'],
  },
} as const satisfies Record<string, PolicyRow>;
