import type { ContractError } from '@simpletread/contract';

/** Returns why a buyer's change wasn't made: the server's sentence, or ours where the server's speaks of a recipient. */
export const changeRefusal = ({ code, message, data }: ContractError): string =>
  code === 'mail.recipientFull' || code === 'mail.senderFull'
    ? `This change wasn’t made. Each change is confirmed by email, and we’ve sent you as many as we can for now. Try again after ${data['at'] ?? 'a day'}.`
    : message;
