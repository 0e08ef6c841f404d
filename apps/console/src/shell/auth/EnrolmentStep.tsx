import { beginEnrolment, finishEnrolment, type StaffIdentity } from '@simpletread/contract';
import { Skeleton } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { client } from '../api/index.js';
import { AuthenticatorSetup } from './AuthenticatorSetup.js';
import { ownFailure } from './passkey-failure.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { SignInError } from './SignInFrame.js';
import { useAttempt } from './use-attempt.js';

interface EnrolmentStepProps {
  readonly onSignedIn: (staff: StaffIdentity) => Promise<void>;
  readonly onBack: (problem: string | null) => void;
  readonly onCodes: () => void;
}

interface Enrolled {
  readonly staff: StaffIdentity;
  readonly recoveryCodes: readonly string[];
}

/** The first sign-in: an authenticator app, then the codes for the day it is lost. */
export const EnrolmentStep = ({ onSignedIn, onBack, onCodes }: EnrolmentStepProps) => {
  const { error, isBusy, run } = useAttempt();
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);
  const setup = useQuery({
    queryKey: ['enrolment'],
    queryFn: () => client.call(beginEnrolment, {}),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const prove = (code: string): void =>
    void run(async () => {
      try {
        setEnrolled(await client.call(finishEnrolment, { body: { code } }));
        onCodes();
      } catch (problem) {
        const { isOver, message } = ownFailure(problem);
        if (!isOver) throw problem;
        onBack(message);
      }
    });
  if (enrolled !== null)
    return (
      <RecoveryCodes
        codes={enrolled.recoveryCodes}
        onKept={() => void run(() => onSignedIn(enrolled.staff))}
      />
    );
  if (setup.error !== null) return <SignInError id="sign-in-error" message={setup.error.message} />;
  if (setup.data === undefined) return <Skeleton width="100%" height={280} />;
  return <AuthenticatorSetup setup={setup.data} error={error} isBusy={isBusy} onCode={prove} />;
};
