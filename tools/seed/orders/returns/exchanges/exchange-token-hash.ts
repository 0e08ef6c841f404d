import { createHash, createHmac } from 'node:crypto';

/** Returns what the database keeps of the link to an exchange, which the server signs with `secret`. */
export const exchangeTokenHash = (returnId: string, secret: string): string => {
  const token = createHmac('sha256', secret).update(`exchange-token:${returnId}`).digest('base64url');
  return createHash('sha256').update(token).digest('hex');
};
