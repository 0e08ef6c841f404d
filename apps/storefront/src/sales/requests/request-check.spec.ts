import { ContractError } from '@simpletread/contract';
import { REQUEST_FIELDS, type TypedRequest } from './request-answer';
import { checkRequest, REQUEST_NOT_SENT, requestProblem, TOO_MANY } from './request-check';

const TYPED: TypedRequest = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  quantity: '4',
  make: 'Subaru',
  model: 'Outback',
  size: '225/65R17',
  brand: 'Any',
};
const failure = (code: string, statusCode: number) =>
  new ContractError({ kind: 'ServerError', code, message: code, statusCode } as never);

describe('the tire sales form before it is sent', () => {
  it('has names, email, quantity, make and model, size and brand, and needs each of them [R3.19 sales]', () => {
    expect(checkRequest(TYPED)).toEqual({});
    const empty = Object.fromEntries(REQUEST_FIELDS.map((name) => [name, ' '])) as TypedRequest;
    expect(Object.keys(checkRequest(empty)).sort()).toEqual([...REQUEST_FIELDS].sort());
    expect(checkRequest({ ...TYPED, quantity: '0' })).toEqual({ quantity: 'Please enter 1 to 99 tires' });
    expect(checkRequest({ ...TYPED, email: 'dana' })).toEqual({ email: 'Please enter a valid email' });
  });
});

describe('a request that was not sent', () => {
  it('says so in the words of the specification [R8.04 sales]', () => {
    expect(requestProblem(new Error('fetch failed'))).toBe('Oops. Something went wrong, please try again.');
    expect(requestProblem(failure('server.unavailable', 503))).toBe(REQUEST_NOT_SENT);
  });

  it('names the limit of requests in a day', () => {
    expect(requestProblem(failure('request.rateLimited', 429))).toBe(TOO_MANY);
  });
});
