import { NewRecord } from '../../shell/editor/index.js';
import { NEW_PROMOTION } from './promotion-form.js';
import { PromotionEditor } from './PromotionEditor.js';
import { usePromotionCalls } from './promotion-calls.js';

/** Writes a promotion; it is a draft until somebody activates it. */
export const NewPromotionPage = () => {
  const data = usePromotionCalls();
  return (
    <NewRecord
      title="New promotion"
      note="It is a draft until it is activated"
      permission="pricing.change"
      resource="promotions"
      begin={() => NEW_PROMOTION}
      create={data.createPromotion}
      done="Saved as a draft. Activate it when it is ready."
      editor={(editor) => <PromotionEditor {...editor} />}
    />
  );
};
