const serverUrl = process.env['SERVER_URL'] ?? 'http://localhost:4000';

/** Returns the path of the page of a tire that is in stock. */
export const tirePage = async (): Promise<string> => {
  const reply = await fetch(`${serverUrl}/tires?size=225-65r17&inStock=true`);
  const { items } = (await reply.json()) as {
    items: readonly { itemNumber: number; brandSlug: string; lineSlug: string }[];
  };
  const [tire] = items;
  if (tire === undefined) throw new Error('no tire of this size is in stock');
  return `/brands/${tire.brandSlug}-tires/${tire.lineSlug}/p/${tire.itemNumber}`;
};
