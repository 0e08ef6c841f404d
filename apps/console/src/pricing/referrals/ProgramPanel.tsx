import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { changeReferralProgram, type ReferralProgram } from '@simpletread/contract';
import { formatMoney, formatRate, ratePpm } from '@simpletread/domain';
import { useState } from 'react';

import type { BodyOf } from '../../shell/api/index.js';
import { useCan } from '../../shell/auth/index.js';
import { Pairs, Panel } from '../../shell/detail/index.js';
import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { useReferralCalls } from './referral-calls.js';
import { formContract, TextInput } from '../../shell/form/index.js';

const PPM_PER_PERCENT = 10_000;
const ARCHIVED =
  ' Its promotion was archived. Saving starts a new one, and codes already given to friends keep working.';

type Body = BodyOf<typeof changeReferralProgram>;

/** Checks the discount of a friend. */
const contractOf = ({ version }: ReferralProgram, isOpen: boolean) =>
  formContract<{ readonly percent: string }, Body>({
    schema: changeReferralProgram.body,
    inputOf: ({ percent }) => {
      const ppm = Math.round(Number(percent) * PPM_PER_PERCENT);
      return { version, isOpen, ratePpm: Number.isFinite(ppm) ? ppm : 0 };
    },
    fieldOf: (path) => (path === 'ratePpm' ? 'percent' : path),
  });

interface DialogProps {
  readonly program: ReferralProgram;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const ProgramDialog = ({ program, isOpen, onClose }: DialogProps) => {
  const data = useReferralCalls();
  const change = useStaffAction({
    run: (body: Body, key) => data.changeReferralProgram(body, key),
    reload: ['referral-program', 'referrals'],
    done: () => (isOpen ? 'Customers can invite friends.' : 'Invitations are paused.'),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={isOpen ? 'Friend’s discount' : 'Close program'}
      confirm={isOpen ? 'Save and open' : 'Close program'}
      isBusy={change.isBusy}
      error={change.error}
      values={{ percent: String(program.ratePpm / PPM_PER_PERCENT) }}
      contract={contractOf(program, isOpen)}
      onSubmit={change.submit}
      onClose={onClose}
    >
      <TextInput
        source="percent"
        label="Percent off the tires of a first order"
        hint={`From 1 to ${program.mostRatePpm / PPM_PER_PERCENT}; applies immediately.${program.isArchived ? ARCHIVED : ''}`}
        isRequired
        maxLength={6}
        isFirst
      />
    </FormDialog>
  );
};

/** The referral program: its discount, its state and its figures. */
export const ProgramPanel = () => {
  const data = useReferralCalls();
  const can = useCan();
  const [dialog, setDialog] = useState<'open' | 'close' | null>(null);
  const { data: program } = useQuery({
    queryKey: ['referral-program'],
    queryFn: () => data.referralProgram(),
  });
  if (program === undefined) return null;
  return (
    <Panel
      title={program.isOpen ? 'Friends can be invited' : 'The program is closed'}
      extra={
        can('referrals.change') ? (
          <>
            <Button size="small" onClick={() => setDialog('open')}>
              {program.isOpen ? 'Change' : 'Open program'}
            </Button>
            {program.isOpen && (
              <Button size="small" color="error" onClick={() => setDialog('close')}>
                Close program
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      <Pairs
        pairs={[
          ['Friends get', `${formatRate(ratePpm(program.ratePpm))} off the tires of a first order`],
          ['Advocate’s reward', `a gift card of ${formatMoney(program.rewardInCents)} on delivery`],
          ['Customers with a code', program.advocates],
          ['Invited by email', program.invitations],
          ['Orders, rewards earned', `${program.orders}, ${program.earned}`],
        ]}
      />
      {dialog !== null && (
        <ProgramDialog program={program} isOpen={dialog === 'open'} onClose={() => setDialog(null)} />
      )}
    </Panel>
  );
};
