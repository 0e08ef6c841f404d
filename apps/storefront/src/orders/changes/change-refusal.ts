import type { ContractError } from '@simpletread/contract';

/** Returns why a buyer's change wasn't made: the server's sentence, or ours where the server's speaks of a recipient. */
export const changeRefusal = ({ code, message, data }: ContractError): string =>
  code === 'mail.recipientFull' || code === 'mail.senderFull'
    ? `This change wasn’t made. We email you about every change, and we’ve sent the most we can in 24 hours. Try again after ${data['at'] ?? '24 hours'}.`
    : message;
