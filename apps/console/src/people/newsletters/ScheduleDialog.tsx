import { scheduleNewsletter, type NewsletterRecord } from '@simpletread/contract';
import { easternInstant, segmentWords, sendingMinutes } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { type FieldErrors, formContract, RadioInput, WallInput } from '../../shell/form/index.js';
import { useNewsletterCalls } from './newsletter-calls.js';

interface ScheduleForm {
  readonly when: 'now' | 'later';
  readonly at: string;
}

interface ScheduleDialogProps {
  readonly newsletter: NewsletterRecord;
  readonly onClose: () => void;
}

const FIRST: ScheduleForm = { when: 'later', at: '' };
const WHEN = [
  ['later', 'Later'],
  ['now', 'Now'],
] as const;

const TimeField = () =>
  useWatch({ name: 'when' }) === 'later' && <WallInput source="at" label="Start sending (ET)" isRequired />;

/** The body of a scheduling at `version`. */
const inputOf =
  (version: number) =>
  ({ when, at }: ScheduleForm) => {
    const instant = easternInstant(at);
    return { version, sendAt: when === 'now' ? null : instant.ok ? instant.value.toISOString() : '' };
  };

/** Says to how many people it goes, and from when. */
export const ScheduleDialog = ({ newsletter, onClose }: ScheduleDialogProps) => {
  const data = useNewsletterCalls();
  const { id, version, segment, name } = newsletter;
  const { data: found } = useQuery({
    queryKey: ['newsletter-recipients', JSON.stringify(segment)],
    queryFn: () => data.countRecipients(segment),
  });
  const schedule = useStaffAction({
    run: (body: ReturnType<ReturnType<typeof inputOf>>, key) => data.scheduleNewsletter(id, body, key),
    reload: ['newsletters', 'history'],
    done: () => `${name} is scheduled.`,
    onDone: onClose,
  });
  const contract = formContract<ScheduleForm, ReturnType<ReturnType<typeof inputOf>>>({
    schema: scheduleNewsletter.body,
    inputOf: inputOf(version),
    fieldOf: () => 'at',
    check: ({ when, at }): FieldErrors =>
      when === 'later' && !easternInstant(at).ok ? { at: 'Please choose a day and a time.' } : {},
  });
  const count = found?.count ?? null;
  return (
    <FormDialog
      title={`Schedule ${name}`}
      confirm="Schedule"
      isBusy={schedule.isBusy}
      error={schedule.error}
      values={FIRST}
      contract={contract}
      onSubmit={schedule.submit}
      onClose={onClose}
    >
      <p>
        {count === null
          ? 'Counting the recipients…'
          : `${count.toLocaleString('en-US')} people would get it now: ${segmentWords(segment)}. Sending takes about ${sendingMinutes(count)} min.`}
      </p>
      <RadioInput source="when" legend="When" options={WHEN} />
      <TimeField />
      <p>
        Recipients and prices are determined when it’s sent. People who leave the list before then don’t get
        it.
      </p>
    </FormDialog>
  );
};
