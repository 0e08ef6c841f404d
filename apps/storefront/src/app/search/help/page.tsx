import { Button } from '@simpletread/ui';
import type { Metadata } from 'next';
import { HELP_TOPICS, searchHelpStyles as styles, SizeHelp, TrimHelp } from '../../../catalogue';
import { PageLink } from '../../../shell/controls';

export const metadata: Metadata = {
  title: 'Find your tire size and trim',
  description:
    'Where to find the tire size on your tires and in your driver’s door, and how to tell your trim.',
  alternates: { canonical: '/search/help' },
};

const HELP = { size: SizeHelp, trim: TrimHelp } as const;

export default function SearchHelpPage() {
  return (
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
}
