'use client';

import { useEffect } from 'react';
import { keepSearch, readPastSearches, type PastSearch } from '../search/past-searches';
import { writeStored } from '../../shopper/browser-storage';
import { PAST_SEARCHES_KEY } from '../search/past-searches';

interface RememberGuidedProps {
  readonly label: string;
  readonly detail: string;
  readonly href: string;
  readonly hasVehicle: boolean;
}

const isGuided = ({ link }: PastSearch): boolean => link.startsWith('/guided-shopping?');

/** Keeps how far somebody came, in the place of what was kept of the same vehicle before. */
export const RememberGuided = ({ label, detail, href, hasVehicle }: RememberGuidedProps) => {
  useEffect(() => {
    writeStored(
      PAST_SEARCHES_KEY,
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
