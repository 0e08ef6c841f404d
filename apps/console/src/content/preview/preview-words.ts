import type { PREVIEW_PAYMENT_METHODS } from '@simpletread/contract';
import type { PreviewVisitor } from '@simpletread/domain';

const VISITORS: Partial<Record<PreviewVisitor, string>> = {
  Guest: 'A guest',
  Retail: 'A signed-in customer',
  SimpleCrew: 'A SimpleCrew member',
};

export const visitorWords = (visitor: PreviewVisitor): string => VISITORS[visitor] ?? visitor;

export const methodWords = (method: (typeof PREVIEW_PAYMENT_METHODS)[number] | null): string =>
  method === null ? 'A card' : method.charAt(0).toUpperCase() + method.slice(1);
