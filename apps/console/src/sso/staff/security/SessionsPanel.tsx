import Button from '@mui/material/Button';
import type { StaffSecurity } from '@simpletread/contract';

import { Panel, PlainTable } from '../../../shell/detail/index.js';
import { useStaffAction } from '../../../shell/action/index.js';
import { Instant } from '../../../shell/time/index.js';
import { userAgentText } from './user-agent-text.js';
import { useSecurityCalls } from './security-calls.js';

type Session = StaffSecurity['sessions'][number];

/** The signed-in person's sessions, and the way to end all others. */
export const SessionsPanel = ({ sessions }: Pick<StaffSecurity, 'sessions'>) => {
  const data = useSecurityCalls();
  const end = useStaffAction({
    run: () => data.endOtherSessions(),
    reload: ['security'],
    done: () => 'You’re signed out everywhere else.',
    isAlone: true,
  });
  const others = sessions.filter(({ isThisOne }) => !isThisOne).length;
  return (
    <Panel
      title="Signed in"
      extra={
        others > 0 && (
          <Button disabled={end.isBusy} onClick={() => end.start(undefined)}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      <PlainTable<Session>
        label="Sessions"
        rows={sessions}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'Where',
            render: ({ userAgent, isThisOne }) => (
              <>
                <b>{userAgentText(userAgent)}</b>
                {isThisOne && ', this device'}
              </>
            ),
          },
          { label: 'Since', render: ({ createdAt }) => <Instant at={createdAt} /> },
          { label: 'Last used', render: ({ seenAt }) => <Instant at={seenAt} /> },
        ]}
      />
    </Panel>
  );
};
