import { Random } from '../chaos/random';

/** What can happen to one request between the phone and the server, and how often. */
const FAULTS = {
  pass: 60,
  'cut before': 5,
  'cut after': 6,
  delay: 6,
  'long delay': 0.5,
  double: 3,
  'double at once': 2,
  'held back': 4,
  truncated: 2,
  redirect: 1,
  portal: 0.4,
  '401': 0.5,
  '403': 0.5,
  '409': 0.5,
  '413': 0.5,
  '422': 0.5,
  '429': 1.5,
  '500': 1.5,
  '503': 1.5,
  '403 of a proxy': 1,
  '502 of a proxy': 1.5,
} as const;
export type Fault = keyof typeof FAULTS;

/** A request's kind: its method and its path, whatever it is about. */
export function requestClass(method: string, url: string): string {
  const path = url.split('?')[0] ?? url;
  return `${method} ${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ':id')}`;
}

/** Which fault the n-th request of each class meets: the same for the same seed, whenever it comes. */
export class FaultPlan {
  private readonly met = new Map<string, number>();

  constructor(private readonly seed: number) {}

  next(kind: string): { fault: Fault; random: Random } {
    const n = (this.met.get(kind) ?? 0) + 1;
    this.met.set(kind, n);
    const random = Random.named(this.seed, `${kind} ${n}`);
    // The generator's first numbers of neighbouring names are alike.
    for (let warm = 0; warm < 3; warm += 1) random.next();
    return { fault: random.weighted(FAULTS), random };
  }
}
