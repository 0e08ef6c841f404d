/** Where the shop is shown as of a moment, with a campaign as it is written where one is named. */
export const previewPath = (at: string, campaignId?: string): string =>
  `/preview?${new URLSearchParams({ at, ...(campaignId === undefined ? {} : { campaign: campaignId }) }).toString()}`;
