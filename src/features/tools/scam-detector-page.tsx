import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { KeptNotice } from '../../components/delivery/kept-notice';
import stack from '../../components/stack.module.css';
import { useKeptForm } from '../../components/form/use-kept-form';
import { storeScamCheck } from '../../db/repositories/notes/scam-check-repository';
import { SCAM_FLAG_GROUPS, type ScamResult, scamScore } from '../../domain/tools/scam-score';
import { ListingFindings } from './listing-findings';
import { ScamResults } from './scam-results';
import styles from './tools.module.css';
import { useListingFindings } from './use-listing-findings';
import { useSharedFields } from './use-shared-fields';

const ALL_FLAGS = SCAM_FLAG_GROUPS.flatMap(({ flags }) => flags.map(({ id }) => id));
const withEach = (flags: readonly string[], isTicked: boolean): Record<string, boolean> =>
  Object.fromEntries(flags.map((flag) => [flag, isTicked]));
const NOTHING_TICKED = withEach(ALL_FLAGS, false);

/** 25 red flags to tick, and what they add up to (TOOL-3); from a listing, with its own flags ticked. */
export default function ScamDetectorPage() {
  const database = useDatabase();
  const [params] = useSearchParams();
  const listingId = params.get('listing');
  const kept = useKeptForm<'scam-'>(`scam-${listingId ?? ''}`, NOTHING_TICKED);
  const { fields, change } = kept;
  const ticks = useMemo(() => ALL_FLAGS.filter((flag) => fields[flag]), [fields]);
  const ticked = useMemo(() => new Set(ticks), [ticks]);
  const [result, setResult] = useState<ScamResult | null>(null);
  const { share, form } = useSharedFields(kept, ['flags'], ({ flags = '' }) => {
    const brought = flags.split(',').filter((flag) => ALL_FLAGS.includes(flag));
    change({ ...NOTHING_TICKED, ...withEach(brought, true) });
    setResult(scamScore(brought));
  });
  const findings = useListingFindings(listingId, (flags) => change(withEach(flags, true)));
  const check = () => {
    const found = scamScore(ticked);
    setResult(found);
    share({ flags: ticks.join(',') });
    if (listingId === null) return;
    // Kept with the listing; where the phone is full the answer is on the screen all the same.
    storeScamCheck(
      { id: listingId, flags: ticks, score: found.score, level: found.level },
      database,
    ).catch(() => undefined);
  };
  return (
    <div className={`${stack.page} ${styles.page}`}>
      <div className={stack.tight}>
        <h1>Rental Scam Detector</h1>
        <p className={stack.soft}>
          Tick every sign you have seen before you pay anybody. It works without a network, and
          nothing you tick leaves this device.
        </p>
      </div>
      <KeptNotice form={form} />
      {findings && <ListingFindings findings={findings} />}
      {SCAM_FLAG_GROUPS.map((group) => (
        <fieldset key={group.id} className={stack.card}>
          <legend className={styles.legend}>{group.title}</legend>
          <div>
            {group.flags.map((flag) => (
              <label key={flag.id} className={styles.tick}>
                <input
                  type="checkbox"
                  checked={ticked.has(flag.id)}
                  onChange={(event) => form.change({ [flag.id]: event.target.checked })}
                />
                {flag.text}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className={stack.row}>
        <Button look="primary" onClick={check}>
          Check Risk Level
        </Button>
        <Button icon="refresh" disabled={ticked.size === 0} onClick={form.startAgain}>
          Reset
        </Button>
        <span className={stack.soft} role="status">
          {ticked.size} of 25 ticked
        </span>
      </div>
      {result && <ScamResults result={result} ticked={ticked} onClose={() => setResult(null)} />}
    </div>
  );
}
