import { joinMailingList } from '@simpletread/contract';
import { shopperClient } from '../../shell/api';
import { NOT_ASKED } from './join-answer';
import { joinList } from './mailing-list-actions';
import { subscriptionWords } from './subscription-words';

jest.mock('../../shell/api', () => ({
  shopperClient: jest.fn(),
  isRefusal: (error: unknown, ...codes: string[]) =>
    error instanceof Error && 'code' in error && codes.includes(String(error.code)),
}));
jest.mock('../../shell/error-reports', () => ({ reportProblem: jest.fn() }));
jest.mock('next/navigation', () => ({ redirect: jest.fn(), notFound: jest.fn() }));

const typed = (email: string): FormData => {
  const form = new FormData();
  form.set('email', email);
  return form;
};
const answering = (call: jest.Mock): jest.Mock => {
  jest.mocked(shopperClient).mockResolvedValue({ call } as never);
  return call;
};

describe('joining the mailing list', () => {
  it('refuses what is no email before it asks the server, and keeps it', async () => {
    const call = answering(jest.fn());
    expect(await joinList(NOT_ASKED, typed('dana@'))).toMatchObject({
      fields: { email: 'Please enter a valid email' },
      email: 'dana@',
      isSent: false,
    });
    expect(call).not.toHaveBeenCalled();
  });

  it('says the same for every address', async () => {
    const call = answering(jest.fn().mockResolvedValue({ isTaken: true }));
    expect(await joinList(NOT_ASKED, typed(' dana@example.com '))).toMatchObject({
      isSent: true,
      problem: null,
    });
    expect(call).toHaveBeenCalledWith(joinMailingList, { body: { email: 'dana@example.com' } });
  });

  it.each([
    ['the server fails', new Error('away')],
    ['too many were asked for', Object.assign(new Error(), { code: 'request.rateLimited' })],
  ])('has a text of its own when %s [R1.06]', async (_, error) => {
    answering(jest.fn().mockRejectedValue(error));
    expect(await joinList(NOT_ASKED, typed('dana@example.com'))).toMatchObject({
      problem: 'Oops, something went wrong! Please try again.',
      isSent: false,
      email: 'dana@example.com',
    });
  });
});

describe('the page of a subscription', () => {
  it('names the mailbox in every state', () => {
    for (const state of ['pending', 'subscribed', 'left'] as const)
      for (const isNew of [true, false])
        expect(subscriptionWords({ state, email: 'd•••@example.com' }, isNew).text).toContain(
          'd•••@example.com',
        );
  });
});
