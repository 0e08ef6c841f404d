import { DICTIONARY_PATH } from '@simpletread/domain';
import { Breadcrumbs } from '@simpletread/ui';
import { readPublishedPaths } from './read-articles';
import { breadcrumbData, JsonLd } from '../../shell/search-engines';
import { PageLink } from '../../shell/controls';
import { SHOPS_PATH } from '../../shell/paths';
import styles from './Content.module.css';

interface SiteGroup {
  readonly title: string;
  readonly links: readonly { readonly path: string; readonly title: string }[];
}

const CRUMBS = [
  { label: 'Home', href: '/' },
  { label: 'Sitemap', href: '/sitemap' },
];

const OF_THE_SHOP: readonly SiteGroup[] = [
  {
    title: 'Find tires',
    links: [
      { path: '/vehicles', title: 'By vehicle' },
      { path: '/tire-sizes', title: 'By tire size' },
      { path: '/brands', title: 'By brand' },
      { path: '/categories', title: 'By category' },
      { path: '/types', title: 'By type of vehicle' },
      { path: '/search', title: 'Search' },
      { path: '/tire-request', title: 'Request a tire quote' },
      { path: '/compare', title: 'Compare' },
      { path: '/tire-reviews', title: 'Tire reviews' },
    ],
  },
  {
    title: 'Shops',
    links: [{ path: SHOPS_PATH, title: 'Tire shops by ZIP, city and state' }],
  },
  {
    title: 'Save',
    links: [
      { path: '/tire-deals', title: 'Tire deals' },
      { path: '/tire-sales', title: 'Tire sales' },
      { path: '/simplecrew', title: 'SimpleCrew' },
      { path: '/invite', title: 'Invite friends' },
      { path: '/military-discount', title: 'Military discount' },
      { path: '/financing', title: 'Financing' },
    ],
  },
  {
    title: 'Programs',
    links: [
      { path: '/installers', title: 'Become an installer' },
      { path: '/partner-program', title: 'Business accounts' },
      { path: '/dt-employees', title: 'Employee buying' },
    ],
  },
  {
    title: 'My account',
    links: [
      { path: '/account', title: 'Your account' },
      { path: '/track-your-order', title: 'Track your order' },
      { path: '/privacy-choices', title: 'Privacy and cookies' },
    ],
  },
];

type Published = Awaited<ReturnType<typeof readPublishedPaths>>;

const startingWith = (published: Published, first: string) =>
  published.filter(({ path }) => path.startsWith(first));

const isPage = ({ path }: { readonly path: string }): boolean => path.indexOf('/', 1) === -1;

/** Every page of the shop, in groups. */
export const SitemapView = ({ published }: { published: Published }) => {
  const groups: readonly SiteGroup[] = [
    ...OF_THE_SHOP,
    { title: 'Help and rules', links: published.filter(isPage) },
    {
      title: 'Learn',
      links: [{ path: DICTIONARY_PATH, title: 'Tire dictionary' }, ...startingWith(published, '/learn/')],
    },
    { title: 'Press', links: [{ path: '/press', title: 'All news' }, ...startingWith(published, '/press/')] },
  ];
  return (
    <div className={`l-wrap ${styles.page}`}>
      <Breadcrumbs linkAs={PageLink} crumbs={CRUMBS} />
      <JsonLd data={breadcrumbData(CRUMBS)} />
      <h1>Sitemap</h1>
      <div className={styles.siteGroups}>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ path, title: name }) => (
                <li key={path}>
                  <PageLink href={path}>{name}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </div>
  );
};
