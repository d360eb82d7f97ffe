import type { CommandKind } from '../../contract/feed/commands';
import { putBack } from './put-back';
import type { Undo } from './undo';
import { undoPhotoRemove } from './undo-photo';
import { undoPropertyDelete, undoPropertySave } from './undo-property';
import { undoAgentSignup } from './undo-signup';

/** Puts back what the row says was there before. */
const asBefore = putBack;
/** What is there to see of it comes from its row, or from the server: without the row it is as before. */
const shownFromRow = async (): Promise<void> => undefined;

/** How each kind of command is made undone on this device. */
export const UNDOS: { readonly [Kind in CommandKind]: Undo<Kind> } = {
  'property.save': undoPropertySave,
  'property.publish': asBefore,
  'property.unpublish': asBefore,
  'property.close': asBefore,
  'property.confirm': asBefore,
  'property.delete': undoPropertyDelete,
  'property.view': shownFromRow,
  'photo.add': asBefore,
  'photo.remove': undoPhotoRemove,
  'photo.arrange': asBefore,
  'saved.add': asBefore,
  'saved.remove': asBefore,
  'message.send': asBefore,
  'message.read': asBefore,
  'message.unread': asBefore,
  'message.delete': asBefore,
  'alert.save': asBefore,
  'alert.delete': asBefore,
  'contact.send': shownFromRow,
  'inspection.request': asBefore,
  // With the request that it recalls, which may never have arrived, goes what that one had added.
  'inspection.remove': asBefore,
  'inspection.answer': asBefore,
  'inspection.reschedule': asBefore,
  'times.save': shownFromRow,
  'boost.apply': shownFromRow,
  'boost.purchase': shownFromRow,
  'notification.read': asBefore,
  'notification.read-all': asBefore,
  'profile.save': shownFromRow,
  'preferences.save': shownFromRow,
  'session.end': shownFromRow,
  'agent.signup': undoAgentSignup,
  'document.send': asBefore,
  'agent.approve': shownFromRow,
  'agent.reject': shownFromRow,
  'plan.ask': shownFromRow,
  'plan.withdraw': shownFromRow,
  'plan.decide': shownFromRow,
  'report.send': shownFromRow,
  'report.decide': shownFromRow,
  'home.hide': asBefore,
  'home.unhide': asBefore,
  'block.add': asBefore,
  'block.remove': asBefore,
};
