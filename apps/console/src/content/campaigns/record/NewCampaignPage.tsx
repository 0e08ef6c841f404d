import { dayAfter } from '@simpletread/domain';
import { useSearchParams } from 'react-router-dom';

import { NewRecord } from '../../../shell/editor/index.js';
import { easternDay } from '../../../shell/time/index.js';
import { type CampaignForm, NO_CONTENT } from './campaign-form.js';
import { campaignContract } from './campaign-contract.js';
import { CampaignFields } from './CampaignFields.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day from midnight to midnight; tomorrow by default. */
const newForm = (asked: string): CampaignForm => {
  const day = DAY.test(asked) ? asked : dayAfter(easternDay(new Date()), 1);
  return {
    name: '',
    season: 'default',
    startsAt: `${day}T00:00`,
    endsAt: `${dayAfter(day, 1)}T00:00`,
    content: NO_CONTENT,
  };
};

/** Creates a campaign as a draft until staff schedule it. */
export const NewCampaignPage = () => {
  const [params] = useSearchParams();
  return (
    <NewRecord
      title="New campaign"
      note="A draft until you schedule it"
      permission="campaigns.change"
      resource="campaigns"
      begin={() => newForm(params.get('day') ?? '')}
      contract={campaignContract}
      words="Shoppers won’t see this until you release it."
      done="Draft saved. Schedule it when you’re ready."
    >
      <CampaignFields />
    </NewRecord>
  );
};
