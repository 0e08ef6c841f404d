import { ContractError } from '@simpletread/contract';
import { changeRefusal } from './change-refusal';

const refused = (code: ContractError['code'], message: string): ContractError =>
  new ContractError({
    kind: 'OtherError',
    statusCode: 429,
    code,
    message,
    data: { at: 'Nov 30 at 3:02 am ET' },
  });

describe('why a change wasn’t made', () => {
  it('tells the buyer why full mailboxes stop a change, and until when', () => {
    for (const code of ['mail.recipientFull', 'mail.senderFull'] as const)
      expect(changeRefusal(refused(code, 'This recipient got 5 messages.'))).toBe(
        'This change wasn’t made. Each change is confirmed by email, and today’s limit is reached. Try again after Nov 30 at 3:02 am ET, or ask our support team to make the change.',
      );
  });

  it('keeps the server’s sentence for every other reason', () => {
    expect(changeRefusal(refused('request.rateLimited', 'Too many requests.'))).toBe('Too many requests.');
  });
});
