import { Button } from '@simpletread/ui';
import { PageLink } from '../../../shell/controls';
import { HELP_TOPICS } from './help-topics';
import styles from './SearchHelp.module.css';
import { SizeHelp } from './SizeHelp';
import { TrimHelp } from './TrimHelp';

const HELP = { size: SizeHelp, trim: TrimHelp } as const;

/** Explains where to read a tire size and a trim; works without script. */
export const SearchHelpView = () => (
  <div className={`l-wrap ${styles.page}`}>
    <h1>Find your tire size and trim</h1>
    {HELP_TOPICS.map(({ id, title }) => {
      const Help = HELP[id];
      return (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Help />
        </section>
      );
    })}
    <p>
      <Button href="/search" linkAs={PageLink}>
        Find tires
      </Button>
    </p>
  </div>
);
