import { useCan } from '../../auth/index.js';
import type { ViewResource } from './view-calls.js';
import styles from '../ListPage.module.css';
import type { ListView } from './list-view.js';
import { SavedViewTabs } from './SavedViewTabs.js';
import { ViewTab } from './ViewTab.js';

interface ViewTabsProps {
  readonly views: readonly ListView[];
  readonly savedFor: ViewResource | undefined;
}

/** The default views, then the ones this person saved. */
export const ViewTabs = ({ views, savedFor }: ViewTabsProps) => {
  const can = useCan();
  return (
    <div className={styles.tabs} role="group" aria-label="Views">
      {views.map((view) => (
        <ViewTab key={view.name} view={view} />
      ))}
      {savedFor !== undefined && can('views.write') && <SavedViewTabs resource={savedFor} />}
    </div>
  );
};
