import { NewRecord } from '../../shell/editor/index.js';
import { promotionContract } from './promotion-contract.js';
import { NEW_PROMOTION } from './promotion-form.js';
import { PromotionEditor } from './PromotionEditor.js';

/** Creates a promotion as a draft until staff activate it. */
export const NewPromotionPage = () => (
  <NewRecord
    title="New promotion"
    note="A draft until you activate it"
    permission="pricing.change"
    resource="promotions"
    begin={() => NEW_PROMOTION}
    contract={promotionContract}
    done="Draft saved. Activate it when you’re ready."
    words="Changes apply once you save."
  >
    <PromotionEditor />
  </NewRecord>
);
