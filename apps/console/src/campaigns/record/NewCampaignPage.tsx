import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { useConsoleData } from '../../api/use-console-data.js';
import { useCan } from '../../auth/use-can.js';
import { AccessDeniedPage } from '../../layout/AccessDeniedPage.js';
import { PageHeader } from '../../layout/PageHeader.js';
import { useSave } from '../../pricing/form/use-save.js';
import { easternDay, shiftDay } from '../../time/eastern-time.js';
import type { CampaignInput } from '../campaign-calls.js';
import { type CampaignForm, NO_CONTENT } from './campaign-form.js';
import { CampaignEditor } from './CampaignEditor.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day from midnight to midnight; tomorrow where none is asked for. */
const newForm = (asked: string): CampaignForm => {
  const day = DAY.test(asked) ? asked : shiftDay(easternDay(new Date()), 1);
  return {
    name: '',
    season: 'default',
    startsAt: `${day}T00:00`,
    endsAt: `${shiftDay(day, 1)}T00:00`,
    content: NO_CONTENT,
  };
};

/** Writes a campaign; it is a draft until somebody schedules it. */
export const NewCampaignPage = () => {
  const can = useCan();
  const data = useConsoleData();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [form, setForm] = useState(() => newForm(params.get('day') ?? ''));
  const save = useSave({
    run: (input: CampaignInput, key) => data.createCampaign(input, key),
    reload: ['campaigns'],
    done: 'Saved as a draft. Schedule it when it is ready.',
    onDone: ({ id }) => void navigate(`/campaigns/${id}/show`),
  });
  if (!can('campaigns.change')) return <AccessDeniedPage />;
  return (
    <>
      <PageHeader title="New campaign" note="It is a draft until it is scheduled" />
      <CampaignEditor
        form={form}
        onChange={(changed) => {
          save.forget();
          setForm(changed);
        }}
        isReadOnly={false}
        isDirty
        isBusy={save.isBusy}
        refused={save.errors}
        problem={save.error?.message ?? null}
        save="Save draft"
        onSave={save.start}
      />
    </>
  );
};
