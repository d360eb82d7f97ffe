import { useState } from 'react';
import { Button } from '../../components/button';
import stack from '../../components/stack.module.css';
import { SCAM_FLAG_GROUPS, type ScamResult, scamScore } from '../../domain/tools/scam-score';
import { ScamResults } from './scam-results';
import styles from './tools.module.css';

/** 25 red flags to tick, and what they add up to (TOOL-3). */
export default function ScamDetectorPage() {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [result, setResult] = useState<ScamResult | null>(null);
  const toggle = (id: string) =>
    setTicked((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <div className={`${stack.page} ${styles.page}`}>
      <div className={stack.tight}>
        <h1>Rental Scam Detector</h1>
        <p className={stack.soft}>
          Tick every sign you have seen before you pay anybody. It works without a network, and
          nothing you tick leaves this phone.
        </p>
      </div>
      {SCAM_FLAG_GROUPS.map((group) => (
        <fieldset key={group.id} className={stack.card}>
          <legend className={styles.legend}>{group.title}</legend>
          <div>
            {group.flags.map((flag) => (
              <label key={flag.id} className={styles.tick}>
                <input
                  type="checkbox"
                  checked={ticked.has(flag.id)}
                  onChange={() => toggle(flag.id)}
                />
                {flag.text}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className={stack.row}>
        <Button look="primary" onClick={() => setResult(scamScore(ticked))}>
          Check Risk Level
        </Button>
        <Button icon="refresh" disabled={ticked.size === 0} onClick={() => setTicked(new Set())}>
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
