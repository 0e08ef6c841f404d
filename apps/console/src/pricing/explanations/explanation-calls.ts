import { explainPriceOfCart, getAdminProduct, listProducts } from '@simpletread/contract';

import { client, useCalls } from '../../shell/api/index.js';
import type { PickerOption } from '../../shell/form/index.js';
import type { Question } from './question.js';

const LINES_OPENED = 6;

const isSizeWord = (word: string): boolean => /^\d/.test(word);

const itemsOf = async (lineId: string): Promise<PickerOption[]> => {
  const { brandName, lineName, tires } = await client.call(getAdminProduct, { params: { id: lineId } });
  return tires
    .filter(({ status }) => status === 'active')
    .map(({ itemNumber, sizeCode, serviceDescription }) => ({
      value: String(itemNumber),
      label: `${brandName} ${lineName} ${sizeCode} ${serviceDescription}`.trim(),
    }));
};

/** Prices of carts that are only supposed. */
export const explanationCalls = {
  explainPrice: (body: Question) => client.call(explainPriceOfCart, { body }),
  /** Tires on sale by brand, line and the beginning of a size, with their item numbers. */
  findItems: async (text: string): Promise<PickerOption[]> => {
    const words = text.toLowerCase().split(/\s+/);
    const line = words.filter((word) => !isSizeWord(word)).join(' ');
    const found = await client.call(listProducts, {
      query: {
        filter: JSON.stringify({ q: line }),
        range: JSON.stringify([0, LINES_OPENED - 1]),
        sort: JSON.stringify(['brandName', 'ASC']),
      },
    });
    const items = await Promise.all(found.map(({ id }) => itemsOf(id)));
    return items
      .flat()
      .filter(({ label }) => words.filter(isSizeWord).every((word) => label.toLowerCase().includes(word)));
  },
};

export const useExplanationCalls = () => useCalls(explanationCalls);
