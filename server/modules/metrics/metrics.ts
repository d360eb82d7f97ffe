import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { OUTBOX_VERDICTS } from './outbox-verdict';

/** Seconds; a search answers in hundredths, a batch of commands may take ten. */
const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * What one server counts of itself, in a register of its own. Labels come from short lists alone: route
 * templates, methods, statuses, and the names below; nothing of a person is among them.
 */
export class Metrics {
  readonly register = new Registry();

  readonly requests = new Counter({
    name: 'gida_http_requests_total',
    help: 'Answered requests. A batch of commands is one, and each command in it one more.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.register],
  });

  readonly latency = new Histogram({
    name: 'gida_http_request_duration_seconds',
    help: 'Time from the first line of a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: LATENCY_BUCKETS,
    registers: [this.register],
  });

  readonly verdicts = new Counter({
    name: 'gida_outbox_commands_total',
    help: 'Commands of outboxes by what they were told. Postponed ones come again by themselves.',
    labelNames: ['verdict'],
    registers: [this.register],
  });

  readonly limited = new Counter({
    name: 'gida_rate_limited_total',
    help: 'Requests refused with 429, among them log-ins of accounts that are locked out for a while.',
    labelNames: ['route'],
    registers: [this.register],
  });

  readonly mails = this.deliveries(
    'gida_mails_total',
    'Mails tried, by what the mail server said.',
  );
  readonly withheldMails = new Counter({
    name: 'gida_mails_withheld_total',
    help: 'Mails about accounts that were not sent, as their address had its fill of them.',
    registers: [this.register],
  });

  readonly sms = this.deliveries('gida_sms_total', 'SMS tried, by what the gateway said.');
  readonly pushes = this.deliveries(
    'gida_pushes_total',
    'Notifications tried, by what the push service said.',
  );

  readonly jobRuns = new Counter({
    name: 'gida_job_runs_total',
    help: 'Runs of jobs in this process.',
    labelNames: ['job', 'outcome'],
    registers: [this.register],
  });

  readonly jobSuccess = new Gauge({
    name: 'gida_job_last_success_timestamp_seconds',
    help: 'When a job last ended well in this process, or else when the process began.',
    labelNames: ['job'],
    registers: [this.register],
  });

  constructor() {
    for (const verdict of OUTBOX_VERDICTS) this.verdicts.inc({ verdict }, 0);
  }

  /** Adds what Node says of its process: memory, event loop, garbage collection, open handles. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.register });
  }

  private deliveries(name: string, help: string): Counter<'outcome'> {
    const counter = new Counter({
      name,
      help,
      labelNames: ['outcome'],
      registers: [this.register],
    });
    counter.inc({ outcome: 'sent' }, 0);
    counter.inc({ outcome: 'failed' }, 0);
    return counter;
  }
}
