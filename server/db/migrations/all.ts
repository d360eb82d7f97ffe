import { accounts } from './0001-accounts';
import { delivery } from './0001-delivery';
import { exchange } from './0001-exchange';
import { properties } from './0001-properties';
import { owedMails } from './0002-owed-mails';
import { signUps } from './0003-sign-ups';
import { writtenAt } from './0004-written-at';
import { hiddenHomes } from './0005-hidden-homes';
import { inspectionFee } from './0006-inspection-fee';
import { feedFloor } from './0007-feed-floor';
import { exactAddress } from './0008-exact-address';
import { contactAnswered } from './0009-contact-answered';
import { agentNotes } from './0010-agent-notes';
import { shownAddresses, shownAddressesAgain } from './0011-shown-addresses';
import { toldFee } from './0013-told-fee';
import { pastEnquiries } from './0014-past-enquiries';
import { filesToRemove } from './0015-files-to-remove';
import { planSince } from './0016-plan-since';
import { urgentMails } from './0017-urgent-mails';
import { eventIndexes } from './0018-event-indexes';
import type { Migration } from './migration';

/** Every step in order. */
export const MIGRATIONS: Migration[] = [
  {
    version: 1,
    name: 'first',
    // Tables before those that refer to them.
    statements: [...accounts, ...properties, ...exchange, ...delivery],
  },
  owedMails,
  signUps,
  writtenAt,
  hiddenHomes,
  inspectionFee,
  feedFloor,
  exactAddress,
  contactAnswered,
  agentNotes,
  shownAddresses,
  shownAddressesAgain,
  toldFee,
  pastEnquiries,
  filesToRemove,
  planSince,
  urgentMails,
  eventIndexes,
];
