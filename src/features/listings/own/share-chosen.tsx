import { useSession } from '../../../components/context/session-context';
import { PrintButton } from '../../../components/print-homes/print-button';
import { ShareButton } from '../../../components/listing/share-button';
import { MOST_CHOSEN } from '../../../contract/people/agent-page-options';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import { agentPath } from '../../../domain/agents/agent-path';
import { chosenHomesMessage } from '../../../domain/agents/chosen-homes-message';
import { shownStatus } from '../../../domain/property/shown-status';
import { pageOrigin } from '../../../platform/page-origin';

/** Shares those of the chosen listings that seekers find, as one link or on paper. */
export function ShareChosen({ chosen }: { chosen: readonly MyPropertyView[] }) {
  const { user } = useSession();
  if (user === null) return null;
  const company = user.companyName ?? user.name;
  const found = chosen.filter(({ property, rows }) => shownStatus(property, rows).isPublic);
  const told = found.slice(0, MOST_CHOSEN).map(({ property }) => property);
  const ids = told.map(({ id }) => id);
  const url = pageOrigin() + agentPath(user.id, ids);
  const contents = told.map(({ content }) => content);
  const which = whichWords(found.length, chosen.length);
  return (
    <>
      <ShareButton
        title={company}
        url={url}
        message={chosenHomesMessage(company, contents, url)}
        label={`Share${which}`}
        disabled={told.length === 0}
      />
      <PrintButton
        company={company}
        phone={user.phone}
        homes={told.map(({ id, content, images }) => ({ ...content, id, photo: images[0] }))}
        url={url}
        label={`Print${which}`}
        disabled={told.length === 0}
      />
    </>
  );
}

/** Which of the chosen are meant, where it is not all of them. */
function whichWords(published: number, chosen: number): string {
  if (published > MOST_CHOSEN) return ` the first ${MOST_CHOSEN}`;
  if (published === chosen) return '';
  return published === 0 ? ': none is published' : ` the ${published} published`;
}
