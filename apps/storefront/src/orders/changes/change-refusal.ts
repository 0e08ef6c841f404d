import type { ContractError } from '@simpletread/contract';

/** Returns why a buyer's change wasn't made: the server's sentence, or ours where the server's speaks of a recipient. */
export const changeRefusal = ({ code, message, data }: ContractError): string =>
  code === 'mail.recipientFull' || code === 'mail.senderFull'
    ? `This change wasn’t made. Each change is confirmed by email, and today’s limit is reached. Try again after ${data['at'] ?? 'a day'}, or ask our support team to make the change.`
    : message;
