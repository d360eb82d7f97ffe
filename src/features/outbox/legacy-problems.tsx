import { useLiveQuery } from 'dexie-react-hooks';
import { Button } from '../../components/button';
import stack from '../../components/stack.module.css';
import {
  dropLegacyProblems,
  listLegacyProblems,
} from '../../db/repositories/device/legacy-repository';
import { downloadFile } from '../../platform/files/download-file';

/** What an earlier version kept and this one cannot read: named, exported, and removed only on request. */
export function LegacyProblems() {
  const problems = useLiveQuery(() => listLegacyProblems());
  if (problems === undefined || problems.length === 0) return null;
  const exportAll = () =>
    downloadFile(
      'gida-earlier-version.json',
      'application/json',
      JSON.stringify(problems, null, 2),
    );
  return (
    <section className={`${stack.card} ${stack.tight}`} aria-labelledby="legacy">
      <h2 id="legacy">Kept from an earlier version</h2>
      <p className={stack.soft}>
        These could not be taken over. They stay here until you remove them.
      </p>
      <ul className={stack.tight}>
        {problems.map(({ key, problem }) => (
          <li key={key}>
            <strong>{key}</strong>: {problem}
          </li>
        ))}
      </ul>
      <div className={stack.row}>
        <Button icon="download" onClick={exportAll}>
          Export
        </Button>
        <Button icon="trash" look="danger" onClick={() => void dropLegacyProblems()}>
          Remove
        </Button>
      </div>
    </section>
  );
}
