import type { Cents } from '@simpletread/domain';

export type RefundAnswer =
  | { readonly kind: 'succeeded'; readonly providerRefund: string }
  | { readonly kind: 'refused' | 'unanswered'; readonly failure: string };

/** Gives money back. Its key makes asking twice pay once. */
export interface RefundGateway {
  refund(key: string, refund: { charge: string; amountInCents: Cents }): Promise<RefundAnswer>;
}

/** Finds the provider that refunds a payment. Payments provide it: payments depend on orders, never the reverse. */
export abstract class RefundGateways {
  abstract of(method: string): RefundGateway;
}
