import Button from '@mui/material/Button';
import type { ArticleRecord, ArticleRelease } from '@simpletread/contract';

import { Panel } from '../../shell/detail/index.js';
import { Instant } from '../../shell/time/index.js';
import styles from './Articles.module.css';

interface ReleasesPanelProps {
  readonly article: ArticleRecord;
  /** Null for readers. */
  readonly onTake: ((release: ArticleRelease) => void) | null;
}

/** Published releases. Each can be loaded into the editor again. */
export const ReleasesPanel = ({ article, onTake }: ReleasesPanelProps) => (
  <Panel title="Releases">
    <ol className={styles.releases} reversed>
      {article.releases.length === 0 && <li>Not published yet.</li>}
      {article.releases.map((release) => (
        <li key={release.number} className={styles.release}>
          <span>
            <b>Release {release.number}</b>
            {release.number === article.release && ', live'}{' '}
            <span className={styles.quiet}>
              “{release.title}”, <Instant at={release.releasedAt} isFull />, {release.releasedByName}
            </span>
          </span>
          {onTake !== null && (
            <Button size="small" onClick={() => onTake(release)}>
              Load into editor
            </Button>
          )}
        </li>
      ))}
    </ol>
  </Panel>
);
