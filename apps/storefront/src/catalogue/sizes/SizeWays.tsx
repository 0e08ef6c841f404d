import type { TireSearchReply } from '@simpletread/contract';
import { diameterHref, hubHref } from '../../shell/paths';
import { hubsStyles as hubs, Ways } from '../hubs';
import { landingNames, landingWays, type SizeKey } from './size-landing';
import { sizeWords } from './size-words';

interface SizeWaysProps {
  readonly reply: TireSearchReply;
  readonly sizeKey: SizeKey;
}

const SIZE_RIM = /r(\d+(?:\.\d+)?)/;

/** A size page's related links: its brands, categories and types, and other sizes for the same rim. */
export const SizeWays = ({ reply, sizeKey }: SizeWaysProps) => {
  const rim = SIZE_RIM.exec(reply.sizeCode.toLowerCase())?.[1];
  const { size, brand, category, type } = sizeKey;
  const names = landingNames(reply, sizeKey) ?? [];
  const isPlain = brand === undefined && category === undefined && type === undefined;
  return (
    <div className={`l-wrap ${hubs.ways} ${hubs.section}`}>
      {reply.page === 1 && (
        <section>
          <h2 className="t-h3">
            {isPlain ? `${reply.sizeCode} tires` : `${names.join(' ')} tires in ${reply.sizeCode}`}, in
            figures
          </h2>
          <p className={hubs.told}>{sizeWords(reply, brand !== undefined)}</p>
        </section>
      )}
      <Ways
        title={isPlain ? `${reply.sizeCode} by category` : 'By category'}
        ways={landingWays(reply, sizeKey, 'category')}
      />
      <Ways
        title={isPlain ? `${reply.sizeCode} by type` : 'By type'}
        ways={landingWays(reply, sizeKey, 'type')}
      />
      <Ways
        title={isPlain ? `${reply.sizeCode} by brand` : 'By brand'}
        ways={landingWays(reply, sizeKey, 'brand')}
      />
      <ul role="list" className={hubs.links}>
        {!isPlain && (
          <li>
            <a href={hubHref({ size })} className={hubs.all}>
              All tires in {reply.sizeCode}
            </a>
          </li>
        )}
        {rim !== undefined && (
          <li>
            <a href={diameterHref(rim)} className={hubs.all}>
              Other sizes for {rim} inch rims
            </a>
          </li>
        )}
      </ul>
    </div>
  );
};
