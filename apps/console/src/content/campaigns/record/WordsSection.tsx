import { useFormContext, useWatch } from 'react-hook-form';

import { Panel } from '../../../shell/detail/index.js';
import styles from '../../../shell/form/Form.module.css';
import { CheckControl, CheckInput, TextInput } from '../../../shell/form/index.js';
import { type CampaignForm, NEW_BANNER } from './campaign-form.js';

const NEW_LINK = { label: 'See deals', link: '/tire-deals' };
const NEW_HERO = { headline: '', lead: '' };

interface PartProps {
  readonly source: 'content.banner' | 'content.banner.link' | 'content.hero';
  readonly label: string;
  /** The part's first values. */
  readonly begins: object;
}

/** A part that a campaign has or hasn't. */
const PartCheck = ({ source, label, begins }: PartProps) => {
  const { setValue } = useFormContext<CampaignForm>();
  const part = useWatch<CampaignForm>({ name: source });
  return (
    <CheckControl
      label={label}
      value={part !== null}
      onChange={(isOn) => setValue(source, (isOn ? { ...begins } : null) as never, { shouldDirty: true })}
    />
  );
};

/** The bar above the header of every page. */
export const BannerSection = () => {
  const banner = useWatch<CampaignForm, 'content.banner'>({ name: 'content.banner' });
  return (
    <Panel title="Banner">
      <div className={styles.fields}>
        <div className={styles.wide}>
          <PartCheck source="content.banner" label="Show a banner on every page" begins={NEW_BANNER} />
        </div>
        {banner !== null && (
          <>
            <TextInput label="Name of the sale" source="content.banner.name" maxLength={40} />
            <TextInput label="Tagline" source="content.banner.text" maxLength={90} />
            <CheckInput label="Count down to the end" source="content.banner.hasCountdown" />
            <PartCheck source="content.banner.link" label="Include a link" begins={NEW_LINK} />
            {banner.link !== null && (
              <>
                <TextInput label="Link text" source="content.banner.link.label" maxLength={60} />
                <TextInput
                  label="Link to page"
                  source="content.banner.link.link"
                  maxLength={300}
                  placeholder="/tire-deals"
                />
              </>
            )}
          </>
        )}
      </div>
    </Panel>
  );
};

/** The words of the home page. */
export const HeroSection = () => {
  const hero = useWatch<CampaignForm, 'content.hero'>({ name: 'content.hero' });
  return (
    <Panel title="Home page">
      <div className={styles.fields}>
        <div className={styles.wide}>
          <PartCheck source="content.hero" label="Replace the season’s text" begins={NEW_HERO} />
        </div>
        {hero !== null && (
          <>
            <TextInput label="Headline" source="content.hero.headline" maxLength={60} />
            <div className={styles.wide}>
              <TextInput label="Text below the headline" source="content.hero.lead" maxLength={200} />
            </div>
          </>
        )}
      </div>
    </Panel>
  );
};
