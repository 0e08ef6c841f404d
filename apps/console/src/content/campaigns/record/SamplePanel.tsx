import { seasonName } from '@simpletread/domain';
import { AnnouncementBar, type LinkProps, Pill, SeasonScope } from '@simpletread/ui';
import { useWatch } from 'react-hook-form';

import { Panel } from '../../../shell/detail/index.js';
import { useMinute } from '../../../shell/time/index.js';
import { wallText } from '../eastern-words.js';
import type { CampaignForm } from './campaign-form.js';
import styles from './Record.module.css';

const PlainWords = ({ children, className }: LinkProps) => <span className={className}>{children}</span>;

const TOKENS = ['brand', 'stripe-2', 'announce-bg', 'hero-bg', 'hero-ink'] as const;

/** The shop in miniature as the campaign would have it: its colors, banner, words, pills and footer. */
export const SamplePanel = () => {
  const { season, endsAt, content } = useWatch<CampaignForm>() as CampaignForm;
  const now = useMinute();
  const { banner, hero, pills, footerPromotions } = content;
  return (
    <Panel title="How it looks" extra={seasonName(season)}>
      {/* A picture of what the fields beside it say. */}
      <div className={styles.sample} inert aria-hidden="true">
        <SeasonScope season={season}>
          {banner !== null && (
            <AnnouncementBar
              name={banner.name || 'Name of the sale'}
              linkAs={PlainWords}
              {...(banner.link === null
                ? {}
                : { link: { href: banner.link.link, label: banner.link.label } })}
              {...(banner.hasCountdown && endsAt !== ''
                ? { timeLeft: `Ends ${wallText(endsAt, now).replace(/, [^,]*$/, '')}` }
                : {})}
            >
              {banner.text || 'Tagline'}
            </AnnouncementBar>
          )}
          <div className={styles.hero}>
            <p className={styles.headline}>{hero?.headline || `${seasonName(season)}, out the door.`}</p>
            <p className={styles.lead}>{hero?.lead || 'The season’s text appears here.'}</p>
            <div className={styles.pills}>
              <Pill>Vehicle</Pill>
              {pills.map((pill, index) => (
                <Pill key={index} isDeal>
                  {pill.label || 'Pill'}
                </Pill>
              ))}
            </div>
          </div>
          {footerPromotions.length > 0 && (
            <div className={styles.footer}>
              {footerPromotions.map((promotion, index) => (
                <p key={index}>
                  <b>{promotion.label || 'Title'}</b> {promotion.text}
                </p>
              ))}
            </div>
          )}
          <div className={styles.tokens}>
            {TOKENS.map((token) => (
              <span key={token} style={{ background: `var(--${token})` }} />
            ))}
          </div>
        </SeasonScope>
      </div>
    </Panel>
  );
};
