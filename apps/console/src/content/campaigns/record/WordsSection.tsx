import { Panel } from '../../../shell/detail/index.js';
import styles from '../../../shell/form/Form.module.css';
import { CheckControl, TextControl } from '../../../shell/form/index.js';
import { NEW_BANNER } from './campaign-form.js';
import type { SectionProps } from './section.js';

type ContentProps = Pick<SectionProps, 'form' | 'setContent'>;

/** The bar above the header of every page. */
export const BannerSection = ({ form: { content }, setContent }: ContentProps) => {
  const { banner } = content;
  return (
    <Panel title="Banner">
      <div className={styles.fields}>
        <div className={styles.wide}>
          <CheckControl
            label="Show a banner on every page"
            value={banner !== null}
            onChange={(isOn) => setContent({ banner: isOn ? NEW_BANNER : null })}
          />
        </div>
        {banner !== null && (
          <>
            <TextControl
              label="Name of the sale"
              path="content.banner.name"
              maxLength={40}
              value={banner.name}
              onChange={(name) => setContent({ banner: { ...banner, name } })}
            />
            <TextControl
              label="What it promises"
              path="content.banner.text"
              maxLength={90}
              value={banner.text}
              onChange={(text) => setContent({ banner: { ...banner, text } })}
            />
            <CheckControl
              label="Count down to the end"
              value={banner.hasCountdown}
              onChange={(hasCountdown) => setContent({ banner: { ...banner, hasCountdown } })}
            />
            <CheckControl
              label="With a link"
              value={banner.link !== null}
              onChange={(isOn) =>
                setContent({
                  banner: { ...banner, link: isOn ? { label: 'See deals', link: '/tire-deals' } : null },
                })
              }
            />
            {banner.link !== null && (
              <>
                <TextControl
                  label="Words of the link"
                  path="content.banner.link.label"
                  maxLength={60}
                  value={banner.link.label}
                  onChange={(label) =>
                    setContent({ banner: { ...banner, link: { link: '', ...banner.link, label } } })
                  }
                />
                <TextControl
                  label="Its page"
                  path="content.banner.link.link"
                  maxLength={300}
                  placeholder="/tire-deals"
                  value={banner.link.link}
                  onChange={(link) =>
                    setContent({ banner: { ...banner, link: { label: '', ...banner.link, link } } })
                  }
                />
              </>
            )}
          </>
        )}
      </div>
    </Panel>
  );
};

/** What the home page says. */
export const HeroSection = ({ form: { content }, setContent }: ContentProps) => {
  const { hero } = content;
  return (
    <Panel title="Home page">
      <div className={styles.fields}>
        <div className={styles.wide}>
          <CheckControl
            label="Words of its own in place of the season’s"
            value={hero !== null}
            onChange={(isOn) => setContent({ hero: isOn ? { headline: '', lead: '' } : null })}
          />
        </div>
        {hero !== null && (
          <>
            <TextControl
              label="Headline"
              path="content.hero.headline"
              maxLength={60}
              value={hero.headline}
              onChange={(headline) => setContent({ hero: { ...hero, headline } })}
            />
            <div className={styles.wide}>
              <TextControl
                label="Sentence below it"
                path="content.hero.lead"
                maxLength={200}
                value={hero.lead}
                onChange={(lead) => setContent({ hero: { ...hero, lead } })}
              />
            </div>
          </>
        )}
      </div>
    </Panel>
  );
};
