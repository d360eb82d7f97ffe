import type { Profile, ProfileUpdate } from '../../contract/people/profile';

type Names = Pick<Profile, 'name' | 'companyName' | 'pendingCompanyName'>;

/**
 * What an approved agent's names become by a change of the profile. People trust the name they are shown,
 * the company's or else the agent's own: from whichever field another one comes, it waits for an approver,
 * and the one so far stays as the company's.
 */
export function changedNames(before: Names, change: ProfileUpdate): Names {
  const name = change.userName ?? before.name;
  const shown = before.companyName ?? before.name;
  const company =
    change.companyName === undefined ? before.companyName : change.companyName || null;
  const wished = company ?? name;
  if (wished !== shown) return { name, companyName: shown, pendingCompanyName: wished };
  const takesBack = change.companyName !== undefined;
  const pendingCompanyName = takesBack ? null : before.pendingCompanyName;
  return { name, companyName: company, pendingCompanyName };
}
