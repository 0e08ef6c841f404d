import type { SignInReply, StaffIdentity } from '@simpletread/contract';
import { useState } from 'react';
import { useLocation, useLogin } from 'react-admin';

import { EnrolmentStep } from './EnrolmentStep.js';
import { PasswordStep } from './PasswordStep.js';
import { SecondFactorStep } from './SecondFactorStep.js';
import { SignInFrame } from './SignInFrame.js';

const isSentBack = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'nextPathname' in state && state.nextPathname !== '/';

type Step =
  | { readonly at: 'password'; readonly problem: string | null }
  | {
      readonly at: 'secondFactor';
      readonly methods: Extract<SignInReply, { step: 'secondFactor' }>['methods'];
    }
  | { readonly at: 'enrolment' | 'codes' };

const WORDS = {
  password: { title: 'Sign in', note: 'For SimpleTread staff.' },
  secondFactor: { title: 'One more step', note: 'Confirm that it’s you.' },
  enrolment: {
    title: 'Set up your second step',
    note: 'Scan this with an authenticator app. You’ll enter a code from it each time you sign in.',
  },
  codes: {
    title: 'Save these codes',
    note: 'Each code signs you in once if you lose your app. They won’t be shown again.',
  },
} as const;

/** Signs staff in, in as many steps as needed, and returns them to the page they wanted. */
export const SignInPage = () => {
  const login = useLogin();
  const wasSentBack = isSentBack(useLocation().state);
  const [step, setStep] = useState<Step>({ at: 'password', problem: null });
  const finish = async (staff: StaffIdentity): Promise<void> => {
    await login(staff);
  };
  const back = (problem: string | null): void => setStep({ at: 'password', problem });
  const goOn = async (reply: SignInReply): Promise<void> => {
    if (reply.step === 'signedIn') return finish(reply.staff);
    setStep(
      reply.step === 'enrolment' ? { at: 'enrolment' } : { at: 'secondFactor', methods: reply.methods },
    );
  };
  const { title, note } = WORDS[step.at];
  const isBackForPage = step.at === 'password' && wasSentBack;
  return (
    <SignInFrame title={title} note={isBackForPage ? 'Please sign in to continue where you were.' : note}>
      {step.at === 'password' && <PasswordStep problem={step.problem} onReply={goOn} />}
      {step.at === 'secondFactor' && (
        <SecondFactorStep methods={step.methods} onSignedIn={finish} onBack={back} />
      )}
      {(step.at === 'enrolment' || step.at === 'codes') && (
        <EnrolmentStep onSignedIn={finish} onBack={back} onCodes={() => setStep({ at: 'codes' })} />
      )}
    </SignInFrame>
  );
};
