import { type CampaignRecord, changeCampaign } from '@simpletread/contract';
import { Skeleton } from '@simpletread/ui';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { WHOLE_RECORD } from '../../../shell/api/index.js';
import { useCan } from '../../../shell/auth/index.js';
import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { useMinute } from '../../../shell/time/index.js';
import { wallOf, windowText } from '../eastern-words.js';
import { mayMove } from '../may-move.js';
import { formContract, RadioControl, WallInput } from '../../../shell/form/index.js';
import styles from './Calendar.module.css';
import { type CalendarItem, movableEdges, shiftWall } from './calendar-item.js';
import { moveWords, type Times, timesProblem } from './move-words.js';
import type { BarMove } from './use-bar-move.js';
import { type CampaignChange, useCampaignCalls } from '../campaign-calls.js';
import { timeErrors } from '../time-errors.js';

interface MoveDialogProps {
  readonly move: BarMove;
  /** The other campaigns of that time. */
  readonly calendar: readonly CalendarItem[];
  readonly onClose: () => void;
}

const timesOf = ({ item, edge, days }: BarMove): Times => ({
  startsAt: shiftWall(wallOf(item.startsAt), edge === 'end' ? 0 : days),
  endsAt: shiftWall(wallOf(item.endsAt), edge === 'start' ? 0 : days),
});

const RELEASES = [
  ['now', 'Release the new times now'],
  ['later', 'Save them as a draft change'],
] as const;

/** Checks the new times of a campaign. Everything else of it stays. */
const contractOf = ({ name, season, content, version }: CampaignRecord) =>
  formContract<Times, CampaignChange>({
    schema: changeCampaign.body,
    inputOf: ({ startsAt, endsAt }) => ({ name, season, content, version, startsAt, endsAt }),
    check: timeErrors,
  });

interface EffectProps extends Pick<MoveDialogProps, 'calendar'> {
  readonly campaign: CampaignRecord;
  readonly isReleased: boolean;
}

/** The effect of the typed times on shoppers. */
const Effect = ({ campaign, calendar, isReleased }: EffectProps) => {
  const now = useMinute();
  const times = useWatch() as Times;
  const problem = timesProblem(campaign, times, calendar, now);
  return (
    <div aria-live="polite">
      {problem === null ? (
        moveWords(campaign, times, isReleased, now).map((words) => <p key={words}>{words}</p>)
      ) : (
        <p className={styles.overlap} data-kind="refused">
          {isReleased ? problem : `It couldn’t be scheduled as is: ${problem}`}
        </p>
      )}
    </div>
  );
};

interface Input {
  readonly change: CampaignChange;
  readonly isNow: boolean;
}

const MoveForm = ({
  campaign,
  move,
  calendar,
  onClose,
}: MoveDialogProps & { readonly campaign: CampaignRecord }) => {
  const can = useCan();
  const data = useCampaignCalls();
  const now = useMinute();
  const isInCalendar = campaign.state === 'scheduled' || campaign.state === 'live';
  const mayRelease = mayMove(can, campaign);
  const [first] = useState(isInCalendar && mayRelease);
  const [isReleased, setReleased] = useState(first);
  const { id, name, hasUnreleasedChanges } = campaign;
  const action = useStaffAction({
    run: async ({ change, isNow }: Input, key) => {
      const changed = await data.changeCampaign(id, change, key);
      return isNow ? data.scheduleCampaign(id, changed.version, key) : changed;
    },
    intentOf: ({ change: { startsAt, endsAt }, isNow }) => ({ startsAt, endsAt, isNow }),
    reload: ['campaigns', 'history'],
    done: () => `${name} moved.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Move ${name}`}
      confirm={isReleased ? 'Move and release' : isInCalendar ? 'Save as draft change' : 'Move'}
      isBusy={action.isBusy}
      error={action.error}
      values={timesOf(move)}
      contract={contractOf(campaign)}
      isEdited={isReleased !== first}
      onSubmit={(change) => action.submit({ change, isNow: isReleased })}
      onClose={onClose}
    >
      <p>Currently {windowText(move.item.startsAt, move.item.endsAt, now)}.</p>
      <div className={styles.pair}>
        {movableEdges(move.item).includes('start') && <WallInput source="startsAt" label="Starts (ET)" />}
        <WallInput source="endsAt" label="Ends (ET)" hint="It stops at this exact time." />
      </div>
      {isInCalendar && (
        <RadioControl
          legend="This campaign is already released"
          options={RELEASES}
          value={isReleased ? 'now' : 'later'}
          isLocked={(option) => option === 'now' && !mayRelease}
          onChange={(option) => setReleased(option === 'now')}
        />
      )}
      {!mayRelease && isInCalendar && (
        <p>It includes promotions or price lists, so a colleague with price permissions must release it.</p>
      )}
      {isReleased && hasUnreleasedChanges && <p>It has other unreleased changes. They are released too.</p>}
      <Effect {...{ campaign, calendar, isReleased }} />
    </FormDialog>
  );
};

/** Asks for the new times of a campaign and explains their effect before saving. */
export const MoveDialog = (props: MoveDialogProps) => {
  const { item } = props.move;
  const { data, error } = useGetOne<CampaignRecord>('campaigns', {
    id: item.row.id,
    meta: WHOLE_RECORD,
  });
  if (data !== undefined) return <MoveForm key={data.id} {...props} campaign={data} />;
  return (
    <FormDialog
      title={`Move ${item.name}`}
      confirm="Move"
      isBusy
      error={
        error === null || error === undefined ? null : 'We couldn’t load the campaign. Please try again.'
      }
      onSubmit={() => undefined}
      onClose={props.onClose}
    >
      <Skeleton width="80%" height={14} />
    </FormDialog>
  );
};
