import { changeShopSettings, type ShopSettings, type ShopSettingsReply } from '@simpletread/contract';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

import { useCan } from '../auth/use-can.js';
import { FooterLinksField, FooterPromotionsField } from '../campaigns/pieces/FooterFields.js';
import { Panel } from '../detail/Panel.js';
import { errorsOfIssues, type FieldErrors } from '../pricing/form/field-errors.js';
import { FormContext } from '../pricing/form/form-context.js';
import { SaveBar } from '../pricing/form/SaveBar.js';
import { StaleNote } from '../pricing/StaleNote.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { LimitsSection, PagesSection, PayLaterSection } from './PriceSection.js';
import { ServiceSection } from './ServiceSection.js';
import styles from './Settings.module.css';
import { formOf, isSameForm, type SettingsForm, settingsOf } from './settings-form.js';
import { VersionsPanel } from './VersionsPanel.js';

const count = (errors: FieldErrors): string => {
  const { length } = Object.keys(errors);
  return length === 1 ? 'One field needs another look.' : `${length} fields need another look.`;
};

/** Everything that every page of the shop shows, changed after a look at before and after. */
export const SettingsEditor = ({ current }: { readonly current: ShopSettingsReply }) => {
  const can = useCan();
  // What the edits began from; the settings themselves may move on under them.
  const [base, setBase] = useState(current);
  const [form, setForm] = useState(() => formOf(current.settings));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [wish, setWish] = useState<ShopSettings | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const isDirty = !isSameForm(form, formOf(base.settings));
  const isStale = current.version > base.version;
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (hasErrors) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasErrors]);
  const load = (reply: ShopSettingsReply): void => {
    setBase(reply);
    setForm(formOf(reply.settings));
    setErrors({});
    setWish(null);
  };
  if (isStale && !isDirty && wish === null) load(current);
  const set = (change: Partial<SettingsForm>): void => {
    setErrors({});
    setForm({ ...form, ...change });
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const settings = settingsOf(form);
    const read = changeShopSettings.body.safeParse({ version: base.version, settings });
    setErrors(errorsOfIssues(read.error?.issues ?? []));
    if (read.success) setWish(read.data.settings);
  };
  const isReadOnly = !can('settings.change');
  const section = { form, set };
  return (
    <>
      {isStale && isDirty && <StaleNote onLoad={() => load(current)} onKeep={() => setBase(current)} />}
      <FormContext value={{ errors, isReadOnly }}>
        <form ref={element} onSubmit={submit} noValidate className={styles.stack}>
          <ServiceSection {...section} />
          <PayLaterSection {...section} />
          <LimitsSection {...section} />
          <PagesSection {...section} />
          <Panel title="Footer links">
            <FooterLinksField
              path="settings.footerLinks"
              none="The footer has no links of its own."
              value={form.footerLinks}
              onChange={(footerLinks) => set({ footerLinks })}
            />
          </Panel>
          <Panel title="Footer promotions">
            <FooterPromotionsField
              path="settings.footerPromotions"
              none="The footer promotes nothing, save what campaigns bring."
              value={form.footerPromotions}
              onChange={(footerPromotions) => set({ footerPromotions })}
            />
          </Panel>
          {isDirty && !isReadOnly && (
            <SaveBar
              words={hasErrors ? count(errors) : 'You see what changes before it does.'}
              isWrong={hasErrors}
              save="Look and save"
              isBusy={false}
              onDiscard={() => load(current)}
            />
          )}
        </form>
      </FormContext>
      {wish !== null && (
        <ConfirmDialog
          title="Change the settings of the shop"
          confirm="Change them"
          before={base.settings}
          after={wish}
          version={base.version}
          onDone={load}
          onClose={() => setWish(null)}
        />
      )}
      <VersionsPanel current={current} isDirty={isDirty} />
    </>
  );
};
