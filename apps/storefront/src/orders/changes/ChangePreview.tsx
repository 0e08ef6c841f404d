import type { OrderChangePreview } from '@simpletread/contract';
import { formatMoney, shortDayWords } from '@simpletread/domain';
import styles from './Changes.module.css';

const day = (date: string | null): string => (date === null ? 'Not known yet' : shortDayWords(date));

/** The preview of a change: each difference, the day and the money before and after, and each effect. */
export const ChangePreview = ({ preview }: { readonly preview: OrderChangePreview }) => (
  <section className={styles.preview} aria-label="What changes" aria-live="polite">
    <table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {preview.fields.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before ?? 'None'}</td>
            <td>{after ?? 'None'}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Arrives by</th>
          <td>{day(preview.deliveryBefore)}</td>
          <td>{day(preview.deliveryAfter)}</td>
        </tr>
        {preview.amounts.map(({ label, beforeInCents, afterInCents }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="t-num">{formatMoney(beforeInCents)}</td>
            <td className="t-num">{formatMoney(afterInCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <ul className={styles.effects} aria-label="What happens">
      {preview.effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  </section>
);
