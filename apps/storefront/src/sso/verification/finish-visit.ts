import { finishVerification } from '@simpletread/contract';
import type { FaultCode } from '@simpletread/domain';
import { isRefusal, shopperClient } from '../../shell/api';
import { reportProblem } from '../../shell/error-reports';
import type { VerificationOutcome } from './verification-outcome';

const BY_FAULT: Partial<Record<FaultCode, VerificationOutcome>> = {
  'verification.denied': 'denied',
  'verification.usedElsewhere': 'used',
  'verification.unknown': 'ended',
  'verification.unavailable': 'unavailable',
};

const short = (text: string | null, most: number): string | undefined =>
  text === null || text === '' || text.length > most ? undefined : text;

/** Passes on the partner's answer; `signIn` for a guest. */
export const finishVisit = async (query: URLSearchParams): Promise<VerificationOutcome | 'signIn'> => {
  const state = short(query.get('state'), 200);
  const code = short(query.get('code'), 2000);
  if (state === undefined) return 'ended';
  try {
    await (
      await shopperClient()
    ).call(finishVerification, {
      body: { state, ...(code === undefined ? { error: 'no code' } : { code }) },
    });
    return 'verified';
  } catch (error) {
    if (isRefusal(error, 'access.signInRequired')) return 'signIn';
    const known = Object.entries(BY_FAULT).find(([fault]) => isRefusal(error, fault as FaultCode))?.[1];
    if (known !== undefined) return known;
    reportProblem('verification', error);
    return 'unavailable';
  }
};
