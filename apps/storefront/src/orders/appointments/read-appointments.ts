import { ContractError, getOwnAppointments, type OwnAppointments } from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { isRefusal, shopperClient } from '../../shell/api';

/** The times for an order's appointment, or the reason why it can't be moved; null for an order of another account. */
export type ReadAppointments = { readonly times: OwnAppointments } | { readonly refusal: string } | null;

/** Reads the times for an order's appointment. Staff who act as the customer see the order instead. */
export const readAppointments = async (orderNumber: string): Promise<ReadAppointments> => {
  try {
    return { times: await (await shopperClient()).call(getOwnAppointments, { params: { orderNumber } }) };
  } catch (error) {
    if (isRefusal(error, 'record.missing')) return null;
    if (!(error instanceof ContractError)) throw error;
    if (error.statusCode === 403) redirect(`/account/my-orders/${encodeURIComponent(orderNumber)}`);
    if (error.statusCode === 409) return { refusal: error.message };
    throw error;
  }
};
