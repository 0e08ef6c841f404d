import { createCampaign } from '@simpletread/contract';

import { formContract } from '../../../shell/form/index.js';
import { timeErrors } from '../time-errors.js';
import { campaignInput } from './campaign-form.js';

/** Checks a campaign by the contract and its times. */
export const campaignContract = formContract({
  schema: createCampaign.body,
  inputOf: campaignInput,
  check: timeErrors,
});
