import { PREVIEW_PAYMENT_METHODS, type ShownPreview } from '@simpletread/contract';
import { easternWallSecond, PREVIEW_VISITORS } from '@simpletread/domain';
import { HourSlider } from './HourSlider';
import { methodWords, visitorWords } from './preview-words';
import styles from './PreviewBar.module.css';

/** Changes the preview's moment, visitor, place and content. Needs no script. */
export const PreviewForm = ({ preview }: { preview: ShownPreview }) => (
  <form action="/preview/change" method="post" className={styles.form}>
    <label className={styles.field}>
      Time (ET)
      <input
        type="datetime-local"
        name="at"
        step={1}
        required
        defaultValue={easternWallSecond(new Date(preview.at))}
      />
    </label>
    <HourSlider />
    <label className={styles.field}>
      View as
      <select name="visitor" defaultValue={preview.visitor}>
        {PREVIEW_VISITORS.map((visitor) => (
          <option key={visitor} value={visitor}>
            {visitorWords(visitor)}
          </option>
        ))}
      </select>
    </label>
    <label className={styles.field}>
      ZIP code (optional)
      <input
        name="zip"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        defaultValue={preview.zip ?? ''}
      />
    </label>
    <label className={styles.field}>
      Pays with
      <select name="paymentMethod" defaultValue={preview.paymentMethod ?? ''}>
        {[null, ...PREVIEW_PAYMENT_METHODS].map((method) => (
          <option key={method ?? ''} value={method ?? ''}>
            {methodWords(method)}
          </option>
        ))}
      </select>
    </label>
    <div className={styles.checks}>
      {preview.campaignName !== null && (
        <label>
          <input type="checkbox" name="isWithCampaign" defaultChecked /> “{preview.campaignName}” as written
        </label>
      )}
      <label>
        <input type="checkbox" name="hasDraftRules" defaultChecked={preview.hasDraftRules} /> Draft promotions
        and price lists
      </label>
    </div>
    <button type="submit" className={styles.button}>
      Show
    </button>
  </form>
);
