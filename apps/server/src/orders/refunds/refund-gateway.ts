import type { Cents } from '@simpletread/domain';

export type RefundAnswer =
  | { readonly kind: 'succeeded'; readonly providerRefund: string }
  | { readonly kind: 'refused' | 'unanswered'; readonly failure: string };

/** Gives money back. Its key makes asking twice pay once. */
export interface RefundGateway {
  refund(key: string, refund: { charge: string; amountInCents: Cents }): Promise<RefundAnswer>;
}

/** Knows who gives the money of a payment back; payments provide it, as they know orders and orders know no payments. */
export abstract class RefundGateways {
  abstract of(method: string): RefundGateway;
}
