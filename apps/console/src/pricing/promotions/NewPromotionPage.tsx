import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useConsoleData } from '../../api/use-console-data.js';
import { useCan } from '../../auth/use-can.js';
import { AccessDeniedPage } from '../../layout/AccessDeniedPage.js';
import { PageHeader } from '../../layout/PageHeader.js';
import { useSave } from '../form/use-save.js';
import type { PromotionInput } from '../pricing-calls.js';
import { NEW_PROMOTION } from './promotion-form.js';
import { PromotionEditor } from './PromotionEditor.js';

/** Writes a promotion; it is a draft until somebody activates it. */
export const NewPromotionPage = () => {
  const can = useCan();
  const data = useConsoleData();
  const navigate = useNavigate();
  const [form, setForm] = useState(NEW_PROMOTION);
  const save = useSave({
    run: (input: PromotionInput, key) => data.createPromotion(input, key),
    reload: ['promotions'],
    done: 'Saved as a draft. Activate it when it is ready.',
    onDone: ({ id }) => void navigate(`/promotions/${id}/show`),
  });
  if (!can('pricing.change')) return <AccessDeniedPage />;
  return (
    <>
      <PageHeader title="New promotion" note="It is a draft until it is activated" />
      <PromotionEditor
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
