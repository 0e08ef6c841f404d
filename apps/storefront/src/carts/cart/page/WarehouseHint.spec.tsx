import type { WarehousePickup } from '@simpletread/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { WarehouseHint } from './WarehouseHint';

const RENO = {
  ...{ name: 'SimpleTread Reno', distanceMiles: 12.4, timeZone: 'America/Los_Angeles' },
  readyBy: '2026-11-27T22:00:00.000Z',
} as WarehousePickup;

describe('the hint of a pickup in the cart', () => {
  it('names the nearest warehouse that has all tires, and when they are ready', () => {
    expect(renderToStaticMarkup(<WarehouseHint nearest={RENO} />)).toMatch(
      />Or pick them up free of charge at SimpleTread Reno, 12 miles away: ready by Fri, Nov 27, 2:00 pm\. Choose it at checkout\.</,
    );
  });

  it('is absent where no warehouse has them', () => {
    expect(renderToStaticMarkup(<WarehouseHint nearest={undefined} />)).toBe('');
  });
});
