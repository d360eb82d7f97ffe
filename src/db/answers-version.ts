import { API_VERSION } from '../contract/api-version';

let answers = API_VERSION;

/** Notes the version of the server that answered: after a rollback it may be older than this build. */
export function noteServerVersion(version: number): void {
  answers = Math.min(API_VERSION, version);
}

/** The version of the API by which answers come now, as they are kept with it. */
export function answersVersion(): number {
  return answers;
}
