import { formatOrderNumber, type OrderNumber } from '@simpletread/domain';
import { Banner } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { AccountFrame } from '../../sso';
import { OrderNotHere } from '../cancellation';
import { moveHref } from './move-href';
import { MoveAppointmentForm } from './MoveAppointmentForm';
import type { ReadAppointments } from './read-appointments';

interface MoveAppointmentProps {
  readonly orderNumber: string;
  readonly read: ReadAppointments;
  /** The account's address. */
  readonly email: string;
  readonly formKey: string;
}

/** The page on which a customer chooses another time for an appointment. */
export const MoveAppointment = ({ orderNumber, read, email, formKey }: MoveAppointmentProps) => {
  if (read === null)
    return (
      <AccountFrame title="Change an appointment">
        <OrderNotHere href={moveHref(orderNumber)} email={email} />
      </AccountFrame>
    );
  return (
    <AccountFrame title={`Appointment of order ${formatOrderNumber(orderNumber as OrderNumber)}`}>
      {'times' in read ? (
        <MoveAppointmentForm times={read.times} formKey={formKey} />
      ) : (
        <>
          <Banner tone="info">{read.refusal}</Banner>
          <p>
            <PageLink href={`/account/my-orders/${encodeURIComponent(orderNumber)}`}>
              Back to the order
            </PageLink>
          </p>
        </>
      )}
    </AccountFrame>
  );
};
