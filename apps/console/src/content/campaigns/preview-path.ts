/** The path of a preview at a moment, with a campaign's draft if one is named. */
export const previewPath = (at: string, campaignId?: string): string =>
  `/preview?${new URLSearchParams({ at, ...(campaignId === undefined ? {} : { campaign: campaignId }) }).toString()}`;
