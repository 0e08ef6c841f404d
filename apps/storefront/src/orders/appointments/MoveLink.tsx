import { faultMessage, type OrderView } from '@simpletread/contract';
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
 * The way to another time for the appointment, which is in the buyer's account: others may know a number and its ZIP. Once only
 * we or the shop can change it, the reason.
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
  if (shop === null) return null;
  const may = mayMoveOwnAppointment(movable, appointment, { moves: ownMoves, now });
  if (!may.ok)
    return may.fault.code === 'order.transitionRefused' ? null : (
      <p className="t-small" data-print="hide">
        {faultMessage(may.fault)}
      </p>
    );
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
      To {label.toLowerCase()},{' '}
      <PageLink href={`/register?returnTo=${encodeURIComponent(href)}`}>create an account</PageLink> with{' '}
      {maskedEmail}, or <PageLink href={login}>sign in to it</PageLink>.
    </p>
  );
};
