'use client';

import { VEHICLE_COOKIE } from '@simpletread/domain';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { readScriptCookie, writeScriptCookie } from '../../shell/stored-values';

/** Stores the vehicle of the shown tires, so product pages can judge the fit. */
export const RememberVehicle = ({ vehicleKey }: { vehicleKey: string }) => {
  const router = useRouter();
  useEffect(() => {
    const text = encodeURIComponent(vehicleKey);
    if (readScriptCookie(VEHICLE_COOKIE) === text) return;
    writeScriptCookie(VEHICLE_COOKIE, text);
    // The header's chip names the vehicle.
    router.refresh();
  }, [router, vehicleKey]);
  return null;
};
