import { listMerchantTires } from '@simpletread/contract';
import { readForMachines } from '../../shell/api';
import { absolute } from '../../shell/search-engines';
import { escapeXml } from './sitemap-xml';
import { merchantItem } from './merchant-item';

const head = (): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
  `<title>SimpleTread</title>\n<link>${escapeXml(absolute('/'))}</link>\n` +
  '<description>Tires in stock, at the regular price.</description>\n';

/** Yields the feed part by part: only one part is in memory at a time, however many tires there are. */
export async function* merchantFeed(): AsyncGenerator<string> {
  yield head();
  let after: number | null = 0;
  while (after !== null) {
    const part: Awaited<ReturnType<typeof readPart>> = await readPart(after);
    yield part.tires.map((tire) => merchantItem(tire) ?? '').join('');
    after = part.next;
  }
  yield '</channel>\n</rss>\n';
}

const readPart = (after: number) => readForMachines(listMerchantTires, { query: { after } });
