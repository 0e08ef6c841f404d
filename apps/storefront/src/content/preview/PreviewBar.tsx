import { previewMomentWords } from '@simpletread/domain';
import { MinutesLeft } from '../../sso';
import { settingWords } from './preview-words';
import styles from './PreviewBar.module.css';
import { PreviewClock } from './PreviewClock';
import { PreviewForm } from './PreviewForm';
import type { ReadPreview } from './preview';

/** On every page of a preview: its moment, visitor and place, a form to change it, and the exit. It stays visible and needs no script. */
export const PreviewBar = ({ preview }: { preview: NonNullable<ReadPreview> }) => (
  <section className={styles.bar} aria-label="Preview of the shop">
    <div className={`l-wrap ${styles.row}`}>
      <p>
        {preview === 'unknown' ? (
          <b>This is a preview of the shop.</b>
        ) : (
          <>
            <b>
              Preview as of{' '}
              <PreviewClock
                key={preview.at}
                at={preview.at}
                words={previewMomentWords(new Date(preview.at))}
              />
            </b>{' '}
            <span className={styles.setting}>{settingWords(preview).join(' · ')}</span>{' '}
            <span className={styles.left}>
              <MinutesLeft
                key={preview.endsAt}
                endsAt={preview.endsAt}
                initial={preview.minutesLeft}
                over="/preview/over"
              />
            </span>
          </>
        )}
      </p>
      <form action="/preview/end" method="post">
        <button type="submit" className={styles.button}>
          End
        </button>
      </form>
    </div>
    {preview !== 'unknown' && (
      <details className={`l-wrap ${styles.change}`}>
        <summary>Change the preview</summary>
        <PreviewForm key={preview.at} preview={preview} />
      </details>
    )}
  </section>
);
