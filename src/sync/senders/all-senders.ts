import type { CommandKind } from '../../contract/commands';
import { preferencesSave, profileSave, sessionEnd } from './account-senders';
import { agentApprove, agentReject, agentSignup, documentSend } from './agent-senders';
import { alertDelete, alertSave } from './alert-senders';
import { boostApply, boostPurchase } from './boost-senders';
import { contactSend } from './contact-senders';
import type { Sender } from '../sender';
import {
  inspectionAnswer,
  inspectionRemove,
  inspectionRequest,
  inspectionReschedule,
} from './inspection-senders';
import { messageDelete, messageRead, messageSend } from './message-senders';
import { notificationRead, notificationReadAll } from './notification-senders';
import { photoAdd, photoArrange, photoRemove } from './photo-senders';
import {
  propertyClose,
  propertyConfirm,
  propertyDelete,
  propertyPublish,
  propertySave,
  propertyUnpublish,
  propertyView,
} from './property-senders';
import { savedAdd, savedRemove } from './saved-senders';

/** The sender of every kind; the engine knows no kind by name. */
export const SENDERS: { readonly [Kind in CommandKind]: Sender<Kind> } = {
  'property.save': propertySave,
  'property.publish': propertyPublish,
  'property.unpublish': propertyUnpublish,
  'property.close': propertyClose,
  'property.confirm': propertyConfirm,
  'property.delete': propertyDelete,
  'property.view': propertyView,
  'photo.add': photoAdd,
  'photo.remove': photoRemove,
  'photo.arrange': photoArrange,
  'saved.add': savedAdd,
  'saved.remove': savedRemove,
  'message.send': messageSend,
  'message.read': messageRead,
  'message.delete': messageDelete,
  'alert.save': alertSave,
  'alert.delete': alertDelete,
  'contact.send': contactSend,
  'inspection.request': inspectionRequest,
  'inspection.remove': inspectionRemove,
  'inspection.answer': inspectionAnswer,
  'inspection.reschedule': inspectionReschedule,
  'boost.apply': boostApply,
  'boost.purchase': boostPurchase,
  'notification.read': notificationRead,
  'notification.read-all': notificationReadAll,
  'profile.save': profileSave,
  'preferences.save': preferencesSave,
  'session.end': sessionEnd,
  'agent.signup': agentSignup,
  'document.send': documentSend,
  'agent.approve': agentApprove,
  'agent.reject': agentReject,
};
