import { ContractError } from '@simpletread/contract';
import { HttpError } from 'react-admin';

import { isPassing, statusOf } from './record-error.js';

describe('errors of both clients', () => {
  it('carry their status', () => {
    expect(statusOf(new HttpError('no', 403))).toBe(403);
    expect(statusOf(new ContractError({ kind: 'NotFound', message: 'no', statusCode: 404 }))).toBe(404);
    expect(statusOf(new Error('bug'))).toBe(0);
  });

  it('are worth another try when the server was not reached or failed, never after a refusal', () => {
    expect(isPassing(new ContractError({ kind: 'NetworkError', message: 'lost' }))).toBe(true);
    expect(isPassing(new HttpError('down', 503))).toBe(true);
    expect(isPassing(new HttpError('stale', 409))).toBe(false);
  });
});
