import type { ShopSettings, ShopSettingsReply } from '@simpletread/contract';

import { useCan } from '../../shell/auth/index.js';
import { Panel } from '../../shell/detail/index.js';
import { EditForm, useQuestion } from '../../shell/editor/index.js';
import { FooterLinksFields, FooterPromotionsFields } from '../campaigns/index.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { LimitsSection, PagesSection, PayLaterSection } from './PriceSection.js';
import { ServiceSection } from './ServiceSection.js';
import styles from './Settings.module.css';
import { settingsContract } from './settings-contract.js';
import { formOf } from './settings-form.js';
import { VersionsPanel } from './VersionsPanel.js';

interface Input {
  readonly version: number;
  readonly settings: ShopSettings;
}

const formOfReply = ({ settings }: ShopSettingsReply) => formOf(settings);

/** Everything that every page of the shop shows, changed after a look at before and after. */
export const SettingsEditor = ({ current }: { readonly current: ShopSettingsReply }) => {
  const can = useCan();
  const { asked, ask } = useQuestion<Input, ShopSettingsReply>();
  return (
    <>
      <EditForm
        className={styles.stack}
        record={current}
        formOf={formOfReply}
        contract={settingsContract}
        change={(version, { settings }) => ask({ version, settings })}
        reload={[]}
        isReadOnly={!can('settings.change')}
        words="You can review the changes before they go live."
        save="Review changes"
      >
        {({ isDirty }) => (
          <>
            <ServiceSection />
            <PayLaterSection />
            <LimitsSection />
            <PagesSection />
            <Panel title="Footer links">
              <FooterLinksFields source="footerLinks" none="The footer has no links of its own." />
            </Panel>
            <Panel title="Footer promotions">
              <FooterPromotionsFields
                source="footerPromotions"
                none="The footer shows only promotions from campaigns."
              />
            </Panel>
            <VersionsPanel current={current} isDirty={isDirty} />
          </>
        )}
      </EditForm>
      {asked !== null && (
        <ConfirmDialog
          title="Change shop settings"
          confirm="Save settings"
          before={current.settings}
          after={asked.question.settings}
          version={asked.question.version}
          onDone={asked.answer}
          onClose={() => asked.answer(null)}
        />
      )}
    </>
  );
};
