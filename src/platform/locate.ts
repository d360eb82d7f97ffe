const TIMEOUT_MS = 15_000;

/**
 * Where this device is, asked on a tap only; accuracy in metres.
 * @throws Error with a sentence for the person when it is refused or not to be had.
 */
export function locate(): Promise<{ lat: number; lng: number; accuracy: number }> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('This device cannot tell where it is.'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy }),
      (error) =>
        reject(
          new Error(
            error.code === error.PERMISSION_DENIED
              ? 'The browser may not tell where you are. Allow it in its settings, or move the pin by hand.'
              : 'Where you are could not be found out. Move the pin by hand.',
          ),
        ),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 0 },
    );
  });
}
