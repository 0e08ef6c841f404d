import { Injectable, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';

import { KeepsPersonalData } from './keeps-personal-data.js';
import { PersonalData } from './personal-data.js';
import type { PersonalDataSource } from './personal-data-source.js';

const aSource = (step: string, turn: PersonalDataSource['turn']): Type => {
  @KeepsPersonalData()
  @Injectable()
  class Source implements PersonalDataSource {
    readonly step = step;
    readonly turn = turn;
    collect = () => Promise.resolve([]);
    erase = () => Promise.resolve();
  }
  return Source;
};

@Injectable()
class NoSource {
  readonly step = 'undeclared';
}

const started = async (...providers: Type[]): Promise<PersonalData> => {
  const module = await Test.createTestingModule({
    imports: [DiscoveryModule],
    providers: [PersonalData, NoSource, ...providers],
  }).compile();
  await module.init();
  return module.get(PersonalData);
};

describe('the sources of personal data', () => {
  it('are those that features declare, in the order of an erasure', async () => {
    const data = await started(
      aSource('trail', 'platform'),
      aSource('orders', 'feature'),
      aSource('account', 'account'),
      aSource('carts', 'feature'),
    );
    expect(data.sources().map(({ step }) => step)).toEqual(['carts', 'orders', 'account', 'trail']);
  });

  it('have a name each', async () => {
    await expect(started(aSource('orders', 'feature'), aSource('orders', 'platform'))).rejects.toThrow(
      'two sources are called orders',
    );
  });
});
