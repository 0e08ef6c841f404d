'use client';

import { PAST_SEARCHES_ITEM } from '@simpletread/domain';
import { useEffect } from 'react';
import { keepSearch, type PastSearch, readPastSearches } from '../typeahead';
import { writeStored } from '../../shell/stored-values';

interface RememberGuidedProps {
  readonly label: string;
  readonly detail: string;
  readonly href: string;
  readonly hasVehicle: boolean;
}

const isGuided = ({ link }: PastSearch): boolean => link.startsWith('/guided-shopping?');

/** Stores a shopper's progress, replacing earlier progress for the same vehicle. */
export const RememberGuided = ({ label, detail, href, hasVehicle }: RememberGuidedProps) => {
  useEffect(() => {
    writeStored(
      PAST_SEARCHES_ITEM,
      readPastSearches().filter((search) => !(isGuided(search) && search.label === label)),
    );
    keepSearch({
      label,
      link: href,
      typeName: hasVehicle ? 'vehicleGuidedShopping' : 'guidedShopping',
      detailLabel: detail,
      vehicleMetadata: null,
      image: null,
      isPillItem: true,
    });
  }, [label, detail, href, hasVehicle]);
  return null;
};
