import Button from '@mui/material/Button';
import type { StaffSecurity } from '@simpletread/contract';

import { Panel, PlainTable } from '../../../shell/detail/index.js';
import { useDeed } from '../../../shell/dialog/index.js';
import { Instant } from '../../../shell/time/index.js';
import { userAgentText } from './user-agent-text.js';
import { useSecurityCalls } from './security-calls.js';

type Session = StaffSecurity['sessions'][number];

/** Where the signed-in person is signed in, and the way out everywhere else. */
export const SessionsPanel = ({ sessions }: Pick<StaffSecurity, 'sessions'>) => {
  const data = useSecurityCalls();
  const end = useDeed({
    run: () => data.endOtherSessions(),
    reload: ['security'],
    done: () => 'You are signed in here alone.',
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
                {isThisOne && ', here'}
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
