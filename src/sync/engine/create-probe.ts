/** How long after the server was missed it is asked for, time after time; then as long as the last. */
const WAITS_MS = [2000, 3000, 5000, 8000, 12_000, 15_000];

type Probe = {
  /** The server was missed: asks for it until it answers. */
  begin: () => void;
  /** It answered, or nobody looks any more. */
  end: () => void;
  /** What waited went through: the next outage is a new one, and is asked about soon again. */
  reset: () => void;
};

/**
 * Asks whether the server is back while a page that missed it is open: a phone's network says nothing
 * when a server returns, and a row that waits has a time of its own, up to minutes away.
 * @param ask one cheap request; whoever makes it tells the page what came of it
 * @param isShown whether anybody looks: what is out of sight is asked for when it is looked at again
 */
export function createProbe(ask: () => Promise<unknown>, isShown: () => boolean): Probe {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOn = false;
  let tries = 0;
  const next = () => {
    clearTimeout(timer);
    const wait = WAITS_MS[Math.min(tries, WAITS_MS.length - 1)];
    timer = setTimeout(run, wait);
  };
  const run = async () => {
    tries += 1;
    if (isShown()) await ask().catch(() => undefined);
    if (isOn) next();
  };
  return {
    begin: () => {
      if (isOn) return;
      isOn = true;
      next();
    },
    end: () => {
      isOn = false;
      clearTimeout(timer);
    },
    reset: () => {
      tries = 0;
    },
  };
}
