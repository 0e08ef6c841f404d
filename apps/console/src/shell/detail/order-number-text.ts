import { formatOrderNumber, type OrderNumber } from '@simpletread/domain';

/** `4K7QZ-9M2XA`: the number as people read it to each other. */
export const orderNumberText = (orderNumber: string): string => formatOrderNumber(orderNumber as OrderNumber);
