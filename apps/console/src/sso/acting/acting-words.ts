import { ownValue } from '@simpletread/domain';
import type { ActingVisit } from '@simpletread/contract';

/** Why a colleague saw the shop as a customer, as they chose it. */
export const ACTING_REASON_WORDS: Readonly<Record<ActingVisit['reason'], string>> = {
  order: 'A question about an order',
  price: 'A question about prices or discounts',
  account: 'A question about the account',
  fault: 'Something in the shop didn’t work',
  misuse: 'The account may be misused',
};

/** The reason it ended. */
export const ACTING_END_WORDS: Readonly<Record<NonNullable<ActingVisit['endedBy']>, string>> = {
  ended: 'Ended by them',
  timeUp: 'Time ran out',
  accountClosed: 'The account was closed',
  staffClosed: 'Their access ended',
  signedOut: 'They signed out',
  permissionLost: 'They lost the permission',
};

const PLACES: Readonly<Record<string, string>> = {
  '/users/me': 'Name and contact',
  '/users/me/account-standing': 'Account types',
  '/users/me/garage': 'Garage',
  '/users/me/rotations': 'Booked rotations',
  '/users/me/orders': 'Orders',
  '/users/me/applications': 'Applications',
  '/users/me/installer-applications': 'Installer applications',
  '/users/me/gift-cards': 'Gift cards',
  '/users/me/referrals': 'Invited friends',
};

const partText = (part: string | undefined): string => {
  if (part === '/cancellation') return 'Cancellation of order';
  if (part === '/price-claims') return 'Price claims of order';
  if (part === '/coverage-claims') return 'Coverage claims of order';
  if (part === '/delay') return 'Delay of order';
  return part === '/returns' ? 'Returns of order' : 'Order';
};

/** The everyday name of an API path's content. */
export const seenText = (path: string): string => {
  const [, order, part, isLabel] =
    /^\/users\/me\/orders\/([\w-]+)(\/cancellation|\/returns|\/price-claims|\/coverage-claims|\/delay)?(\/[\w-]+\/label)?$/.exec(
      path,
    ) ?? [];
  if (order !== undefined && isLabel !== undefined) return `Return label of order ${order}`;
  if (order !== undefined) return `${partText(part)} ${order}`;
  if (path.startsWith('/users/me/receipts/')) return 'A receipt';
  if (path.startsWith('/users/me/installer-applications/')) return 'An installer application';
  return ownValue(PLACES, path) ?? (path.startsWith('/users/me/applications/') ? 'An application' : path);
};
