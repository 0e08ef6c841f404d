import type { Metadata } from 'next';
import { MoveAppointment, readAppointments } from '../../../../../orders';
import { requireCustomer } from '../../../../../sso';

export const metadata: Metadata = { title: 'Change appointment', robots: { index: false } };

export default async function MoveAppointmentPage({
  params,
}: PageProps<'/account/my-orders/[orderNumber]/appointment'>) {
  const { orderNumber } = await params;
  const { email } = await requireCustomer(
    `/account/my-orders/${encodeURIComponent(orderNumber)}/appointment`,
  );
  const read = await readAppointments(orderNumber);
  return (
    <MoveAppointment orderNumber={orderNumber} read={read} email={email} formKey={crypto.randomUUID()} />
  );
}
