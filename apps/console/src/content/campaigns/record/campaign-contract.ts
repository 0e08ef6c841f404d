import { createCampaign, faultMessage } from '@simpletread/contract';
import { easternInstant } from '@simpletread/domain';

import { type FieldErrors, formContract } from '../../../shell/form/index.js';
import { type CampaignForm, campaignInput } from './campaign-form.js';

const timeErrors = ({ startsAt, endsAt }: CampaignForm): FieldErrors => {
  const [start, end] = [easternInstant(startsAt), easternInstant(endsAt)];
  return {
    ...(start.ok ? {} : { startsAt: faultMessage(start.fault) }),
    ...(end.ok ? {} : { endsAt: faultMessage(end.fault) }),
    ...(start.ok && end.ok && end.value <= start.value
      ? { endsAt: faultMessage({ code: 'campaign.windowInvalid', data: {} }) }
      : {}),
  };
};

/** Checks a campaign by the contract and its times. */
export const campaignContract = formContract({
  schema: createCampaign.body,
  inputOf: campaignInput,
  check: timeErrors,
});
