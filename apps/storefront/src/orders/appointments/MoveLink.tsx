import type { OrderView } from '@simpletread/contract';
import { mayMoveOwnAppointment } from '@simpletread/domain';
import { PageLink } from '../../shell/controls';
import { moveHref } from './move-href';

interface MoveLinkProps {
  readonly order: Pick<
    OrderView,
    | 'orderNumber'
    | 'state'
    | 'fulfilment'
    | 'appointment'
    | 'ownMoves'
    | 'lines'
    | 'shop'
    | 'isInAccount'
    | 'maskedEmail'
  >;
  readonly isSignedIn: boolean;
  readonly now: Date;
}

/**
 * The way to another time for the appointment, which is in the buyer's account: others may know a number and its ZIP. Nothing once only
 * the shop can change it.
 */
export const MoveLink = ({ order, isSignedIn, now }: MoveLinkProps) => {
  const { orderNumber, state, fulfilment, appointment, ownMoves, lines, shop, isInAccount, maskedEmail } =
    order;
  const movable = {
    fulfilment,
    state,
    cancelRequestedAt: null,
    isAllReturned: lines.every(({ quantity, returnedQuantity }) => quantity === returnedQuantity),
  };
  if (shop === null || !mayMoveOwnAppointment(movable, appointment, { moves: ownMoves, now }).ok) return null;
  const label = appointment === null ? 'Choose a time' : 'Change the time';
  const href = moveHref(orderNumber);
  const login = `/login?returnTo=${encodeURIComponent(href)}`;
  if (isInAccount)
    return (
      <p data-print="hide">
        <PageLink href={isSignedIn ? href : login}>
          {isSignedIn ? label : `Sign in to ${label.toLowerCase()}`}
        </PageLink>
      </p>
    );
  return (
    <p className="t-small" data-print="hide">
      To {label.toLowerCase()}, create an account with {maskedEmail}, or{' '}
      <PageLink href={login}>sign in to it</PageLink>.
    </p>
  );
};
