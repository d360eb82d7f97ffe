import { useState } from 'react';
import { Button } from '../../components/button';
import { FindField } from '../../components/form/find-field';
import stack from '../../components/stack.module.css';
import { countOf } from '../../domain/format/count-of';

/** Where more applications wait than are looked through: one is found by what its applicant says of it. */
export function FindApplication({
  total,
  found,
  wanted,
  onFind,
}: {
  /** How many wait, as far as the server said. */
  total: number;
  /** How many are shown; undefined while they are asked for. */
  found: number | undefined;
  wanted: string;
  onFind: (wanted: string) => void;
}) {
  const [typed, setTyped] = useState(wanted);
  const find = (text: string) => {
    setTyped(text);
    onFind(text.trim());
  };
  return (
    <form
      role="search"
      className={stack.tight}
      onSubmit={(event) => {
        event.preventDefault();
        find(typed);
      }}
    >
      <p>
        {countOf(total, 'application')} wait. Those that wait longest are below; the others are
        found by company, name, e-mail or phone.
      </p>
      <div className={stack.row}>
        <FindField label="Find an application" value={typed} onChange={setTyped} />
        <Button type="submit">Find</Button>
      </div>
      {wanted !== '' && (
        <p role="status">
          {found === 0 ? `No application has “${wanted}”.` : `With “${wanted}”.`}{' '}
          <Button look="plain" onClick={() => find('')}>
            Show all
          </Button>
        </p>
      )}
    </form>
  );
}
