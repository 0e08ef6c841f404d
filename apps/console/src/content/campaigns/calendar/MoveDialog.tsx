import type { CampaignRecord } from '@simpletread/contract';
import { Skeleton } from '@simpletread/ui';
import { useState } from 'react';
import { useGetOne } from 'react-admin';

import { WHOLE_RECORD } from '../../../shell/api/index.js';
import { useCan } from '../../../shell/auth/index.js';
import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { useMinute } from '../../../shell/time/index.js';
import { wallOf, windowText } from '../eastern-words.js';
import { mayMove } from '../may-move.js';
import { editedFields, RadioControl, WallControl } from '../../../shell/form/index.js';
import styles from './Calendar.module.css';
import { type CalendarItem, movableEdges, shiftWall } from './calendar-item.js';
import { moveWords, type Times, timesProblem } from './move-words.js';
import type { BarMove } from './use-bar-move.js';
import { useCampaignCalls } from '../campaign-calls.js';

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

interface Input extends Times {
  readonly isReleased: boolean;
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
  const [first] = useState(() => ({ ...timesOf(move), isReleased: isInCalendar && mayRelease }));
  const [times, setTimes] = useState<Times>({ startsAt: first.startsAt, endsAt: first.endsAt });
  const [isReleased, setReleased] = useState(first.isReleased);
  const problem = timesProblem(campaign, times, calendar, now);
  const { id, name, season, content, version, hasUnreleasedChanges } = campaign;
  const action = useStaffAction({
    run: async (request: Input, key) => {
      const { isReleased: isNow, ...wanted } = request;
      const changed = await data.changeCampaign(id, { name, season, content, version, ...wanted }, key);
      return isNow ? data.scheduleCampaign(id, changed.version, key) : changed;
    },
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
      isEdited={editedFields(first, { ...times, isReleased }).length > 0}
      onSubmit={() => action.submit({ ...times, isReleased })}
      onClose={onClose}
    >
      <p>Currently {windowText(move.item.startsAt, move.item.endsAt, now)}.</p>
      <div className={styles.pair}>
        {movableEdges(move.item).includes('start') && (
          <WallControl
            label="Starts (ET)"
            value={times.startsAt}
            onChange={(startsAt) => setTimes({ ...times, startsAt })}
          />
        )}
        <WallControl
          label="Ends (ET)"
          hint="It stops at this exact time."
          value={times.endsAt}
          onChange={(endsAt) => setTimes({ ...times, endsAt })}
        />
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
      <div aria-live="polite">
        {problem === null ? (
          moveWords(campaign, times, isReleased, now).map((words) => <p key={words}>{words}</p>)
        ) : (
          <p className={styles.overlap} data-kind="refused">
            {isReleased ? problem : `It couldn’t be scheduled as is: ${problem}`}
          </p>
        )}
      </div>
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
