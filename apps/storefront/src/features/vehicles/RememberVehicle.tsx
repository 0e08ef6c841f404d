'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { COOKIES, YEAR_SECONDS } from '../../shopper/cookies';

/** Keeps the vehicle whose tires are shown, so that product pages can say whether a tire fits it. */
export const RememberVehicle = ({ vehicleKey }: { vehicleKey: string }) => {
  const router = useRouter();
  useEffect(() => {
    const value = `${COOKIES.vehicle}=${encodeURIComponent(vehicleKey)}`;
    if (document.cookie.split('; ').includes(value)) return;
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
    // The chip in the header names the vehicle.
    router.refresh();
  }, [router, vehicleKey]);
  return null;
};
