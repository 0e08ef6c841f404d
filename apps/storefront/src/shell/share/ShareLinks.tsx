import { ShareButton } from './ShareButton';
import styles from './Share.module.css';
import { ShareTargets } from './ShareTargets';

interface ShareLinksProps {
  readonly path: string;
  readonly title: string;
}

/** Ways to share a page: the device's sharing or a copied link, with script, and plain links. */
export const ShareLinks = ({ path, title }: ShareLinksProps) => (
  <div className={styles.share} role="group" aria-label="Share">
    <ShareButton path={path} title={title} />
    <ShareTargets path={path} title={title} />
  </div>
);
