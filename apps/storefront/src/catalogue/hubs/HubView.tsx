import type { HubReply } from '@simpletread/contract';
import { articleBlocks } from '@simpletread/domain';
import { ArticleBody, Stars } from '@simpletread/ui';
import type { ReactNode } from 'react';
import { hubHref, hubReviewsHref, type HubKey } from '../../shell/paths';
import { brandData, JsonLd } from '../../shell/search-engines';
import { PageLink } from '../../shell/controls';
import { HubPage, JudgedLines } from '../vehicles';
import styles from './Hubs.module.css';
import { HubLines } from './HubLines';
import { hubTitle } from './hub-title';
import { HubWays } from './HubWays';
import { hubWords, purposeWords } from './hub-words';

interface Crumb {
  readonly label: string;
  readonly href: string;
}

interface HubViewProps {
  readonly reply: HubReply;
  readonly hubKey: HubKey;
  /** The breadcrumbs to the hub, without itself. */
  readonly crumbs: readonly Crumb[];
  /** Between the text and the related hubs, only on the first page. */
  readonly children?: ReactNode;
}

/** The tires on sale of a brand, category or type, or a combination. */
export const HubView = ({ reply, hubKey, crumbs, children }: HubViewProps) => {
  const { names, facts, page, brandText } = reply;
  const title = hubTitle(names);
  const path = hubHref(hubKey);
  const { category, type } = hubKey;
  const isFirst = page === 1;
  const isOne = Object.keys(hubKey).length === 1;
  return (
    <HubPage
      crumbs={[...crumbs, { label: title, href: path }]}
      title={isFirst ? title : `${title}, page ${page}`}
      lead={purposeWords(names) ?? `Every ${names.brand?.name ?? ''} line, by category.`}
    >
      {isFirst && (
        <>
          <p className={styles.words}>{hubWords(names, facts)}</p>
          {brandText !== null && (
            <div className={styles.brand}>
              <ArticleBody blocks={articleBlocks(brandText)} linkAs={PageLink} />
            </div>
          )}
          {isOne && names.brand !== null && <JsonLd data={brandData(names.brand.name, path, brandText)} />}
          {isOne && facts.rating !== null && (
            <p className={styles.reviews}>
              <Stars rating={facts.rating} />{' '}
              <PageLink href={hubReviewsHref(hubKey)}>
                Read {facts.reviewCount.toLocaleString('en-US')}{' '}
                {facts.reviewCount === 1 ? 'review' : 'reviews'} of {title}
              </PageLink>
            </p>
          )}
          {children !== undefined && children !== false && <div className={styles.inside}>{children}</div>}
          <HubWays reply={reply} hubKey={hubKey} />
        </>
      )}
      <JudgedLines fit={reply.fit} what={hubTitle(names)} path={path}>
        <HubLines
          reply={reply}
          path={path}
          title={category === undefined && type === undefined ? 'All lines' : `${title}, best score first`}
        />
      </JudgedLines>
    </HubPage>
  );
};
