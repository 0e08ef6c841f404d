import { HUB_FAMILIES, listHubAddresses, listTireAddressParts } from '@simpletread/contract';
import { readPublishedPaths } from '../../content';
import { readForMachines } from '../../shell/api';

export interface SitemapFile {
  /** Its name below /sitemaps. */
  readonly name: string;
  readonly modifiedAt: string | null;
}

/** The most tires per file; the protocol allows 50,000. */
export const TIRES_PER_FILE = 10_000;
/** The most hubs per file. */
export const HUBS_PER_FILE = 20_000;

const file = (name: string, modifiedAt: string | null = null): SitemapFile => ({ name, modifiedAt });

const latest = (moments: readonly string[]): string | null =>
  moments.reduce<string | null>((last, at) => (last === null || at > last ? at : last), null);

const hubFiles = async (): Promise<readonly SitemapFile[]> => {
  const files = await Promise.all(
    HUB_FAMILIES.map(async (family) => {
      const { total } = await readForMachines(listHubAddresses, { query: { family, perPage: 1 } });
      return Array.from({ length: Math.ceil(total / HUBS_PER_FILE) }, (_, index) =>
        file(`hubs-${family}-${index + 1}.xml`),
      );
    }),
  );
  return files.flat();
};

const tireFiles = async (): Promise<readonly SitemapFile[]> => {
  const parts = await readForMachines(listTireAddressParts, { query: { size: TIRES_PER_FILE } });
  return parts.map(({ after, modifiedAt }) => file(`tires-${after}.xml.gz`, modifiedAt));
};

/** Returns the shop's current sitemap files; large ones are compressed. */
export const sitemapFiles = async (): Promise<readonly SitemapFile[]> => {
  const [published, hubs, tires] = await Promise.all([readPublishedPaths(), hubFiles(), tireFiles()]);
  return [
    file('shop.xml'),
    file('articles.xml', latest(published.map(({ modifiedAt }) => modifiedAt))),
    file('vehicles.xml'),
    file('shop-areas.xml'),
    file('shop-pages.xml'),
    file('lines.xml', latest(tires.flatMap(({ modifiedAt }) => modifiedAt ?? []))),
    ...hubs,
    ...tires,
  ];
};
