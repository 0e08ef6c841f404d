import { changeShopSettings, type ShopSettings, type ShopSettingsReply } from '@simpletread/contract';
import { useState } from 'react';

import { useCan } from '../../shell/auth/index.js';
import { FooterLinksField, FooterPromotionsField } from '../campaigns/index.js';
import { Panel } from '../../shell/detail/index.js';
import { EditorForm, type ReadForm } from '../../shell/editor/index.js';
import { errorsOfIssues, isSameForm, sectionOf, StaleNote } from '../../shell/form/index.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { LimitsSection, PagesSection, PayLaterSection } from './PriceSection.js';
import { ServiceSection } from './ServiceSection.js';
import styles from './Settings.module.css';
import { formOf, type SettingsForm, settingsOf } from './settings-form.js';
import { VersionsPanel } from './VersionsPanel.js';

const NOTHING_REFUSED = {};

const read = (form: SettingsForm): ReadForm<ShopSettings> => {
  // Whichever version it changes, what is wrong with it is the same.
  const { data, error } = changeShopSettings.body.safeParse({ version: 1, settings: settingsOf(form) });
  return { input: data?.settings ?? null, errors: errorsOfIssues(error?.issues ?? []) };
};

/** Everything that every page of the shop shows, changed after a look at before and after. */
export const SettingsEditor = ({ current }: { readonly current: ShopSettingsReply }) => {
  const can = useCan();
  // What the edits began from; the settings themselves may move on under them.
  const [base, setBase] = useState(current);
  const [form, setForm] = useState(() => formOf(current.settings));
  const [wish, setWish] = useState<ShopSettings | null>(null);
  const isDirty = !isSameForm(form, formOf(base.settings));
  const isStale = current.version > base.version;
  const load = (reply: ShopSettingsReply): void => {
    setBase(reply);
    setForm(formOf(reply.settings));
    setWish(null);
  };
  if (isStale && !isDirty && wish === null) load(current);
  const isReadOnly = !can('settings.change');
  const section = sectionOf(form, setForm);
  const { field } = section;
  return (
    <>
      {isStale && isDirty && <StaleNote onLoad={() => load(current)} onKeep={() => setBase(current)} />}
      <EditorForm
        className={styles.stack ?? ''}
        form={form}
        onChange={setForm}
        isReadOnly={isReadOnly}
        isDirty={isDirty}
        isBusy={false}
        refused={NOTHING_REFUSED}
        problem={null}
        read={read}
        words="You see what changes before it does."
        save="Look and save"
        onSave={setWish}
        onDiscard={() => load(current)}
      >
        <ServiceSection {...section} />
        <PayLaterSection {...section} />
        <LimitsSection {...section} />
        <PagesSection {...section} />
        <Panel title="Footer links">
          <FooterLinksField
            path="settings.footerLinks"
            none="The footer has no links of its own."
            {...field('footerLinks')}
          />
        </Panel>
        <Panel title="Footer promotions">
          <FooterPromotionsField
            path="settings.footerPromotions"
            none="The footer promotes nothing, save what campaigns bring."
            {...field('footerPromotions')}
          />
        </Panel>
      </EditorForm>
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
