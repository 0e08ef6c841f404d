import { absolute } from '../search-engines';
import { shareTargets } from './share-targets';
import styles from './Share.module.css';

interface ShareTargetsProps {
  readonly path: string;
  readonly title: string;
}

/** Networks and email for sharing a page, as plain links: they work without script and load nothing from others. */
export const ShareTargets = ({ path, title }: ShareTargetsProps) => (
  <ul role="list" aria-label="Share on" className={styles.targets}>
    {shareTargets(absolute(path), title).map(({ name, href }) => (
      <li key={name}>
        <a
          href={href}
          className={styles.target}
          {...(href.startsWith('https') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {name}
        </a>
      </li>
    ))}
  </ul>
);
