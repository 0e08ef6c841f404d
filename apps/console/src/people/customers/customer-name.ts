import type { CustomerRow } from '@simpletread/contract';

export const ERASED_NAME = 'Erased customer';

/** The heading of a customer: the name, else the address. */
export const customerTitle = ({
  name,
  email,
  erasedAt,
}: Pick<CustomerRow, 'name' | 'email' | 'erasedAt'>): string =>
  erasedAt === null ? name || email : ERASED_NAME;
