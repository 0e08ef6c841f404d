import type { CampaignRecord } from '@simpletread/contract';

import askStyles from '../../../shell/dialog/Dialog.module.css';
import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { campaignInWords } from '../campaign-words.js';
import type { CampaignMove } from './campaign-moves.js';
import { StateChanges } from './StateChanges.js';
import { useRuleNames } from './use-rule-names.js';
import { useCampaignCalls } from '../campaign-calls.js';

interface MoveDialogProps {
  readonly campaign: CampaignRecord;
  readonly move: CampaignMove;
  readonly onClose: () => void;
}

/** Confirms a move and shows its effect on shoppers. */
export const MoveDialog = ({ campaign, move, onClose }: MoveDialogProps) => {
  const data = useCampaignCalls();
  const names = useRuleNames();
  const { id, name, version, release, releases } = campaign;
  const action = useStaffAction({
    run: ({ kind, number }: { readonly kind: CampaignMove['kind']; readonly number: number | null }, key) => {
      if (kind === 'schedule') return data.scheduleCampaign(id, version, key);
      if (kind === 'withdraw') return data.withdrawCampaign(id, version, key);
      return data.rollBackCampaign(id, { version, release: number ?? 0 }, key);
    },
    reload: ['campaigns', 'promotions', 'price-lists', 'history'],
    done: () => `${name} ${move.done}.`,
    onDone: onClose,
  });
  const shown = releases.find(({ number }) => number === release);
  const next = move.release ?? campaign;
  return (
    <FormDialog
      title={`${move.button}: ${name}`}
      confirm={move.button}
      isDangerous={move.isDangerous}
      isBusy={action.isBusy}
      error={action.error}
      onSubmit={() => action.submit({ kind: move.kind, number: move.release?.number ?? null })}
      onClose={onClose}
    >
      <ul className={askStyles.effects}>
        {move.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      {move.kind !== 'withdraw' && shown !== undefined && (
        <StateChanges
          isFlush
          before={campaignInWords(shown, names)}
          after={campaignInWords(next, names)}
          none="Nothing changes for shoppers."
        />
      )}
    </FormDialog>
  );
};
