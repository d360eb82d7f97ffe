import type { CommandKind } from '../../contract/command-kinds';
import type { Sender } from '../sender';
import { agentDecide } from './agent-decide';
import { agentSignup } from './agent-signup';
import { contactSend } from './contact-send';
import { alertDelete } from './alert-delete';
import { alertSave } from './alert-save';
import { boostApply } from './boost-apply';
import { boostPurchase } from './boost-purchase';
import { documentSend } from './document-send';
import { inspectionAnswer } from './inspection-answer';
import { inspectionRemove } from './inspection-remove';
import { inspectionReschedule } from './inspection-reschedule';
import { inspectionRequest } from './inspection-request';
import { messageDelete } from './message-delete';
import { messageRead } from './message-read';
import { messageSend } from './message-send';
import { notificationRead } from './notification-read';
import { notificationReadAll } from './notification-read-all';
import { photoAdd } from './photo-add';
import { photoArrange } from './photo-arrange';
import { photoRemove } from './photo-remove';
import { preferencesSave } from './preferences-save';
import { profileSave } from './profile-save';
import { propertyClose } from './property-close';
import { propertyDelete } from './property-delete';
import { propertySave } from './property-save';
import { propertyStatus } from './property-status';
import { propertyView } from './property-view';
import { savedAdd } from './saved-add';
import { savedRemove } from './saved-remove';
import { sessionEnd } from './session-end';

/** The sender of every kind; the engine knows no kind by name. */
export const SENDERS: Record<CommandKind, Sender> = {
  'property.save': propertySave as Sender,
  'property.publish': propertyStatus('publish') as Sender,
  'property.unpublish': propertyStatus('unpublish') as Sender,
  'property.close': propertyClose as Sender,
  'property.confirm': propertyStatus('confirm') as Sender,
  'property.delete': propertyDelete,
  'photo.add': photoAdd as Sender,
  'photo.remove': photoRemove as Sender,
  'photo.arrange': photoArrange as Sender,
  'saved.add': savedAdd as Sender,
  'saved.remove': savedRemove,
  'message.send': messageSend as Sender,
  'message.read': messageRead,
  'message.delete': messageDelete,
  'alert.save': alertSave as Sender,
  'alert.delete': alertDelete,
  'contact.send': contactSend,
  'inspection.request': inspectionRequest as Sender,
  'inspection.remove': inspectionRemove,
  'inspection.answer': inspectionAnswer as Sender,
  'inspection.reschedule': inspectionReschedule as Sender,
  'boost.apply': boostApply as Sender,
  'boost.purchase': boostPurchase as Sender,
  'notification.read': notificationRead,
  'notification.read-all': notificationReadAll,
  'profile.save': profileSave as Sender,
  'preferences.save': preferencesSave as Sender,
  'property.view': propertyView,
  'session.end': sessionEnd,
  'agent.signup': agentSignup as Sender,
  'document.send': documentSend,
  'agent.approve': agentDecide('approve'),
  'agent.reject': agentDecide('reject'),
};
