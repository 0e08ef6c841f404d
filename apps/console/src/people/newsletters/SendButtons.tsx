import Button from '@mui/material/Button';
import type { NewsletterRecord } from '@simpletread/contract';
import { useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { useCan } from '../../shell/auth/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { ScheduleDialog } from './ScheduleDialog.js';
import { useNewsletterCalls } from './newsletter-calls.js';

interface SendButtonsProps {
  readonly newsletter: NewsletterRecord;
  /** Edits that are not saved would not go along. */
  readonly isDirty: boolean;
}

const RELOAD = ['newsletters', 'history'];
const SAVE_FIRST = 'Save or discard the changes first';

const STEPS = {
  cancel: {
    title: 'Cancel sending',
    confirm: 'Move back to drafts',
    text: 'Nobody has received it yet. It becomes a draft that you can change and reschedule.',
    done: 'Moved back to drafts.',
  },
  stop: {
    title: 'Stop sending',
    confirm: 'Stop sending',
    text: 'Emails already sent can’t be recalled. Nobody else gets one unless you resume.',
    done: 'Sending stopped.',
  },
  resume: {
    title: 'Resume sending',
    confirm: 'Resume sending',
    text: 'It goes to recipients who haven’t received it yet. Nobody gets it twice.',
    done: 'Sending resumed.',
  },
} as const;

type Step = keyof typeof STEPS;

const STEP_OF: Partial<Record<NewsletterRecord['state'], Step>> = {
  scheduled: 'cancel',
  sending: 'stop',
  stopped: 'resume',
};

/** The actions that a newsletter’s state allows. */
export const SendButtons = ({ newsletter, isDirty }: SendButtonsProps) => {
  const can = useCan();
  const data = useNewsletterCalls();
  const [asking, setAsking] = useState<Step | 'schedule' | null>(null);
  const close = (): void => setAsking(null);
  const test = useStaffAction({
    run: (id: string, key) => data.testNewsletter(id, key),
    reload: ['history'],
    done: ({ email }) => `A test is on its way to ${email}.`,
    // Each click sends one.
    intentOf: () => Date.now(),
    isAlone: true,
  });
  const move = useStaffAction({
    run: ({ step, version }: { readonly step: Step; readonly version: number }, key) =>
      data.moveNewsletter(step, { id: newsletter.id, version }, key),
    reload: RELOAD,
    done: () => null,
    onDone: close,
  });
  const step = STEP_OF[newsletter.state];
  const words = asking === null || asking === 'schedule' ? null : { ...STEPS[asking], step: asking };
  return (
    <>
      {can('newsletters.change') && (
        <Button
          disabled={isDirty || test.isBusy}
          title={isDirty ? SAVE_FIRST : ''}
          onClick={() => test.start(newsletter.id)}
        >
          Send me a test
        </Button>
      )}
      {can('newsletters.send') && step !== undefined && (
        <Button
          color={step === 'resume' ? 'primary' : 'error'}
          variant="outlined"
          onClick={() => setAsking(step)}
        >
          {STEPS[step].title}
        </Button>
      )}
      {can('newsletters.send') && newsletter.state === 'draft' && (
        <Button
          variant="contained"
          disabled={isDirty}
          title={isDirty ? SAVE_FIRST : ''}
          onClick={() => setAsking('schedule')}
        >
          Schedule
        </Button>
      )}
      {asking === 'schedule' && <ScheduleDialog newsletter={newsletter} onClose={close} />}
      {words !== null && (
        <FormDialog
          title={words.title}
          confirm={words.confirm}
          isDangerous={words.step !== 'resume'}
          isBusy={move.isBusy}
          error={move.error}
          onSubmit={() => move.submit({ step: words.step, version: newsletter.version })}
          onClose={close}
        >
          <p>{words.text}</p>
        </FormDialog>
      )}
    </>
  );
};
