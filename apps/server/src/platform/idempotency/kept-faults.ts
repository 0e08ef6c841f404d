import type { Fault, FaultCode } from '@simpletread/domain';

const KEPT: ReadonlySet<FaultCode> = new Set([
  'payment.declined',
  'payment.notProcessed',
  'payment.processing',
]);

/** True if a refusal left something behind (a payment attempt), so the same key must get the same answer. */
export const isKeptFault = (fault: Fault): boolean => KEPT.has(fault.code);
