import type { ShopSettings, ShopSettingsReply } from '@simpletread/contract';

import { StateChanges, useRuleNames } from '../campaigns/index.js';
import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { doesChangePrices, settingsInWords } from './settings-words.js';
import { useSettingsCalls } from './settings-calls.js';

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly before: ShopSettings;
  readonly after: ShopSettings;
  /** The version that the person saw. */
  readonly version: number;
  readonly onDone: (reply: ShopSettingsReply) => void;
  readonly onClose: () => void;
}

/** Shows what changes, before and after, and asks again: every page shows it at once. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, confirm, before, after, version, onDone, onClose } = props;
  const data = useSettingsCalls();
  const names = useRuleNames();
  const action = useStaffAction({
    run: (settings: ShopSettings, key) => data.changeShopSettings({ version, settings }, key),
    reload: ['shop-settings', 'history'],
    done: () => 'Settings saved.',
    onDone,
  });
  return (
    <FormDialog
      title={title}
      confirm={confirm}
      isBusy={action.isBusy}
      error={action.error}
      onSubmit={() => action.submit(after)}
      onClose={onClose}
    >
      <StateChanges
        isFlush
        before={settingsInWords(before, names)}
        after={settingsInWords(after, names)}
        none="Nothing changes for shoppers."
      />
      <p>
        The change reaches every page of the shop within seconds.
        {doesChangePrices(before, after) && ' Prices change immediately, including in open carts.'}
      </p>
    </FormDialog>
  );
};
