import { BRAND } from '../../../src/domain/brand';
import { countOf } from '../../../src/domain/format/count-of';
import { formatNaira } from '../../../src/domain/format/format-naira';
import { compose } from './compose';
import type { Recipient } from './greeting';
import { line } from './line';
import type { Mail } from './repository';
import { subject } from './subject';

/** So many titles are told one by one. */
const TOLD = 20;

/** To those who decide: an agent asks for another plan, and is to be written to about payment. */
export function newPlanRequestMail(
  support: string,
  asked: { company: string; email: string; from: string; to: string; url: string },
): Mail {
  return compose(support, {
    subject: subject`A request for another plan waits on ${BRAND}`,
    lines: [
      line`Who asks: ${asked.company}`,
      line`Their e-mail: ${asked.email}`,
      line`From ${asked.from} to ${asked.to}`,
      line`Please write to them about payment, and decide once it is settled.`,
    ],
    link: { label: 'Open the requests', url: asked.url },
  });
}

/** To whoever runs the site: boosts are credited at once, and paid for by letter. */
export function boostsBoughtMail(
  support: string,
  bought: { company: string; email: string; pack: string; quantity: number; naira: number },
): Mail {
  return compose(support, {
    subject: subject`Boosts were bought on ${BRAND}`,
    lines: [
      line`Who bought them: ${bought.company}`,
      line`Their e-mail: ${bought.email}`,
      line`${bought.quantity} boosts, the ${bought.pack} package, for ${formatNaira(bought.naira)}`,
      line`Please write to them about payment: they were told that you do.`,
    ],
  });
}

/** To an agent: the plan they asked for counts, and what it published. */
export function planChangedMail(
  to: Recipient,
  change: { plan: string; published: readonly string[]; url: string },
): Mail {
  const { published } = change;
  const more = published.length - TOLD;
  return compose(to, {
    subject: subject`Your plan on ${BRAND} is changed`,
    lines: [
      line`Your plan is ${change.plan} now.`,
      ...(published.length === 0
        ? []
        : [
            line`${countOf(published.length, 'listing that waited is', 'listings that waited are')} published:`,
          ]),
      ...published.slice(0, TOLD).map((title) => line`${title}`),
      ...(more > 0 ? [line`and ${countOf(more, 'other')}`] : []),
    ],
    link: { label: 'Open your listings', url: change.url },
  });
}

/** To an agent: the plan they asked for was declined, and why. */
export function planDeclinedMail(to: Recipient, plan: string, reason: string): Mail {
  return compose(to, {
    subject: subject`Your plan on ${BRAND} stays as it is`,
    lines: [line`You asked for ${plan}. We could not change your plan, for this reason:`],
    quote: reason,
  });
}
