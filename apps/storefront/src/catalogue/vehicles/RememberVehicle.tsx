'use client';

import { VEHICLE_COOKIE } from '@simpletread/domain';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { readScriptCookie, writeScriptCookie } from '../../shell/stored-values';

/** Keeps the vehicle whose tires are shown, so that product pages can say whether a tire fits it. */
export const RememberVehicle = ({ vehicleKey }: { vehicleKey: string }) => {
  const router = useRouter();
  useEffect(() => {
    const text = encodeURIComponent(vehicleKey);
    if (readScriptCookie(VEHICLE_COOKIE) === text) return;
    writeScriptCookie(VEHICLE_COOKIE, text);
    // The chip in the header names the vehicle.
    router.refresh();
  }, [router, vehicleKey]);
  return null;
};
